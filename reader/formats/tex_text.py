r"""TeX formulas as readable text: x^2 becomes x², \alpha becomes α. What is not known stays as it was written. Pure; any thread."""
# ruff: noqa: RUF001, RUF002 -- signs that look like others are what this file is about

import re

MAX_FORMULA = 2_000
_WORDS_AND_SIGNS = (
    "alpha α beta β gamma γ delta δ epsilon ε varepsilon ε zeta ζ eta η theta θ vartheta ϑ iota ι kappa κ lambda λ mu μ nu ν xi ξ "
    "pi π rho ρ sigma σ tau τ upsilon υ phi φ varphi φ chi χ psi ψ omega ω Gamma Γ Delta Δ Theta Θ Lambda Λ Xi Ξ Pi Π Sigma Σ "
    "Phi Φ Psi Ψ Omega Ω times × cdot · cdots ⋯ ldots … dots … pm ± mp ∓ div ÷ leq ≤ le ≤ geq ≥ ge ≥ neq ≠ ne ≠ approx ≈ sim ∼ "
    "equiv ≡ propto ∝ infty ∞ partial ∂ nabla ∇ sum ∑ prod ∏ int ∫ oint ∮ in ∈ notin ∉ subset ⊂ subseteq ⊆ supset ⊃ cup ∪ cap ∩ "
    "emptyset ∅ forall ∀ exists ∃ neg ¬ land ∧ wedge ∧ lor ∨ vee ∨ to → rightarrow → leftarrow ← Rightarrow ⇒ implies ⇒ iff ⇔ "
    "Leftrightarrow ⇔ mapsto ↦ mid | perp ⊥ parallel ∥ angle ∠ circ ∘ star ⋆ ast ∗ oplus ⊕ otimes ⊗ langle ⟨ rangle ⟩ ell ℓ hbar ℏ "
    "Re ℜ Im ℑ aleph ℵ prime ′ lfloor ⌊ rfloor ⌋ lceil ⌈ rceil ⌉ ll ≪ gg ≫"
)
_parts = _WORDS_AND_SIGNS.split()
SIGNS = dict(zip(_parts[::2], _parts[1::2], strict=True))
_NAMES = frozenset(
    {
        "sin",
        "cos",
        "tan",
        "log",
        "ln",
        "exp",
        "lim",
        "max",
        "min",
        "sup",
        "inf",
        "det",
        "gcd",
        "arg",
        "deg",
        "dim",
        "ker",
        "mod",
        "Pr",
    }
)
_DROPPED = frozenset(
    {"left", "right", "big", "Big", "bigg", "Bigg", "displaystyle", "textstyle", "limits", "nolimits", "quad", "qquad"}
)
_WRAPPERS = frozenset(
    {
        "text",
        "mathrm",
        "mathbf",
        "mathit",
        "mathsf",
        "mathtt",
        "mathcal",
        "mathbb",
        "operatorname",
        "textbf",
        "textit",
        "mathscr",
        "boldsymbol",
        "mbox",
    }
)
_RAISED = str.maketrans("0123456789+-=()niabcdefghjklmoprstuvwxyz", "⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁼⁽⁾ⁿⁱᵃᵇᶜᵈᵉᶠᵍʰʲᵏˡᵐᵒᵖʳˢᵗᵘᵛʷˣʸᶻ")
_LOWERED = str.maketrans("0123456789+-=()aehijklmnoprstuvx", "₀₁₂₃₄₅₆₇₈₉₊₋₌₍₎ₐₑₕᵢⱼₖₗₘₙₒₚᵣₛₜᵤᵥₓ")
_STRUCTURES = frozenset({"frac", "dfrac", "tfrac", "sqrt"})
_PIECE = re.compile(r"\\([A-Za-z]+)\s*|\\(.)|([{}^_])|([^\\{}^_]+)", re.DOTALL)
_MAX_DEPTH = 12

_IN_TEXT = re.compile(
    r"\\\(([^<>]{1,2000}?)\\\)|\\\[([^<>]{1,2000}?)\\\]|\$\$([^<>$]{1,2000})\$\$|\$latex\s([^<>$]{1,2000})\$", re.DOTALL
)


def readable_tex(tex: str) -> str:
    """A formula as one line of text; one that is too long or too deep comes back as it was."""
    tex = " ".join(tex.split())
    if not tex or len(tex) > MAX_FORMULA:
        return tex
    reader = _Reader(_PIECE.findall(tex))
    text = reader.group(0)
    return tex if reader.is_lost else re.sub(r" {2,}", " ", text).strip()


def with_readable_tex(text: str) -> str:
    r"""Running text in which formulas between \( \), \[ \], $$ $$ or $latex $ are readable; everything else is untouched."""
    if "\\(" not in text and "\\[" not in text and "$$" not in text and "$latex" not in text:
        return text
    return _IN_TEXT.sub(lambda match: readable_tex(next(part for part in match.groups() if part is not None)), text)


class _Reader:
    """Reads the pieces of one formula from left to right; `is_lost` once they make no sense."""

    def __init__(self, pieces: list[tuple[str, str, str, str]]) -> None:
        self._pieces = pieces
        self._at = 0
        self.is_lost = False

    def group(self, depth: int) -> str:
        """Everything up to the end of the group that is open."""
        out: list[str] = []
        if depth > _MAX_DEPTH:
            self.is_lost = True
        while self._at < len(self._pieces) and not self.is_lost:
            word, sign, mark, text = self._pieces[self._at]
            if mark == "}":
                if not depth:
                    self.is_lost = True
                break
            self._at += mark != "{"
            if mark == "{" or word in _WRAPPERS:
                out.append(self.argument(depth))
            elif word in _STRUCTURES:
                out.append(self._structure(word, depth))
            elif mark:
                out.append(_shifted(self.argument(depth), is_raised=mark == "^"))
            else:
                out.append(_plain(word, sign, text))
        return "".join(out)

    def _structure(self, word: str, depth: int) -> str:
        first = _grouped(self.argument(depth))
        return "√" + first if word == "sqrt" else f"{first}/{_grouped(self.argument(depth))}"

    def argument(self, depth: int) -> str:
        """What a command or a raised place takes: a group in braces, a command or one letter."""
        if self._at >= len(self._pieces):
            return ""
        word, sign, mark, text = self._pieces[self._at]
        if mark == "{":
            self._at += 1
            inner = self.group(depth + 1)
            self.is_lost = self.is_lost or self._at >= len(self._pieces)
            self._at += 1
            return inner
        if text:
            rest = text.lstrip()
            if len(rest) > 1:
                self._pieces[self._at] = ("", "", "", rest[1:])
            else:
                self._at += 1
            return rest[:1]
        self._at += 1
        return _plain(word, sign, text)


def _plain(word: str, sign: str, text: str) -> str:
    if not word:
        return text or {",": " ", ";": " ", ":": " ", "!": "", " ": " ", "\\": "; "}.get(sign, sign)
    if word in SIGNS:
        return SIGNS[word]
    if word in _DROPPED:
        return " " if word.endswith("quad") else ""
    return word + " " if word in _NAMES else "\\" + word + " "


def _grouped(text: str) -> str:
    text = text.strip()
    return text if len(text) <= 1 or text.isdecimal() else f"({text})"


def _shifted(text: str, *, is_raised: bool) -> str:
    """Raised or lowered letters where there are such, else with a mark."""
    text = text.strip()
    table = _RAISED if is_raised else _LOWERED
    if text in {"′", "∘"} and is_raised:
        return "°" if text == "∘" else text
    if text and all(ord(letter) in table for letter in text):
        return text.translate(table)
    mark = "^" if is_raised else "_"
    return mark + (text if len(text) == 1 else f"({text})")
