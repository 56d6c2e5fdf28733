"""Maps TeX commands to Unicode characters. Pure; any thread."""
# ruff: noqa: RUF001 -- this file is about signs that resemble others

_SIGNS = (
    "alpha α beta β gamma γ delta δ epsilon ε varepsilon ε zeta ζ eta η theta θ vartheta ϑ iota ι kappa κ lambda λ mu μ nu ν xi ξ "
    "pi π rho ρ sigma σ tau τ upsilon υ phi φ varphi φ chi χ psi ψ omega ω Gamma Γ Delta Δ Theta Θ Lambda Λ Xi Ξ Pi Π Sigma Σ "
    "Phi Φ Psi Ψ Omega Ω cdots ⋯ ldots … dots … vdots ⋮ infty ∞ partial ∂ nabla ∇ sum ∑ prod ∏ int ∫ iint ∬ oint ∮ bigcup ⋃ "
    "bigcap ⋂ emptyset ∅ varnothing ∅ forall ∀ exists ∃ neg ¬ lnot ¬ perp ⊥ parallel ∥ angle ∠ langle ⟨ rangle ⟩ ell ℓ hbar ℏ "
    "Re ℜ Im ℑ aleph ℵ prime ′ lfloor ⌊ rfloor ⌋ lceil ⌈ rceil ⌉ lbrace { rbrace } vert | Vert ‖ backslash \\ degree °"
)
_BETWEEN = (
    "times × cdot · pm ± mp ∓ div ÷ leq ≤ le ≤ leqslant ≤ geq ≥ ge ≥ geqslant ≥ neq ≠ ne ≠ approx ≈ sim ∼ simeq ≃ cong ≅ equiv ≡ "
    "propto ∝ in ∈ notin ∉ ni ∋ subset ⊂ subseteq ⊆ supset ⊃ supseteq ⊇ cup ∪ cap ∩ setminus ∖ land ∧ wedge ∧ lor ∨ vee ∨ to → "
    "rightarrow → longrightarrow → leftarrow ← leftrightarrow ↔ Rightarrow ⇒ implies ⇒ Longrightarrow ⇒ Leftarrow ⇐ iff ⇔ "
    "Leftrightarrow ⇔ mapsto ↦ mid | circ ∘ star ⋆ ast ∗ oplus ⊕ otimes ⊗ ll ≪ gg ≫ colon :"
)


def _pairs(words: str) -> dict[str, str]:
    parts = words.split()
    return dict(zip(parts[::2], parts[1::2], strict=True))


def _words(text: str) -> frozenset[str]:
    return frozenset(text.split())


BETWEEN = _pairs(_BETWEEN)
"""Binary operators and relations, with a space on either side."""
SIGNS = _pairs(_SIGNS) | BETWEEN
NAMES = _words(
    "sin cos tan cot sec csc arcsin arccos arctan sinh cosh tanh log ln lg exp lim limsup liminf max min sup inf det gcd arg deg "
    "dim ker mod Pr"
)
LARGE = frozenset("∑∏∫∬∮⋃⋂")
"""Signs that carry limits, with a space after them."""
DROPPED = _words("big Big bigg Bigg bigl bigr Bigl Bigr displaystyle textstyle limits nolimits quad qquad nonumber")
WRAPPERS = _words(
    "text textrm mathrm mathbf mathit mathsf mathtt mathcal operatorname textbf textit mathscr mathfrak boldsymbol bm mbox"
)
OPENING = {"pmatrix": "(", "bmatrix": "[", "vmatrix": "|", "Vmatrix": "‖", "Bmatrix": "{", "cases": "{ "}
CLOSING = {"pmatrix": ")", "bmatrix": "]", "vmatrix": "|", "Vmatrix": "‖", "Bmatrix": "}"}
IN_COLUMNS = frozenset({*OPENING, "matrix", "smallmatrix", "array"})
"""Environments in which & separates columns; elsewhere it only marks alignment."""
ACCENTS = {
    **dict.fromkeys(("hat", "widehat"), "\u0302"),
    **dict.fromkeys(("bar", "overline"), "\u0304"),
    **dict.fromkeys(("tilde", "widetilde"), "\u0303"),
    "vec": "\u20d7",
    "dot": "\u0307",
    "ddot": "\u0308",
    "underline": "\u0332",
}
DOUBLE_STRUCK = str.maketrans("CNPQRZHE", "ℂℕℙℚℝℤℍ𝔼")
RAISED = str.maketrans("0123456789+-=()niabcdefghjklmoprstuvwxyz", "⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁼⁽⁾ⁿⁱᵃᵇᶜᵈᵉᶠᵍʰʲᵏˡᵐᵒᵖʳˢᵗᵘᵛʷˣʸᶻ")
LOWERED = str.maketrans("0123456789+-=()aehijklmnoprstuvx", "₀₁₂₃₄₅₆₇₈₉₊₋₌₍₎ₐₑₕᵢⱼₖₗₘₙₒₚᵣₛₜᵤᵥₓ")
SHIFTED = frozenset(map(chr, {*RAISED.values(), *LOWERED.values()}))
ROOTS = {"": "√", "2": "√", "3": "∛", "4": "∜"}
