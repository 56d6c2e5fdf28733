r"""Converts TeX formulas to readable text: \frac{1}{n^2} becomes 1/n²; unknown commands stay. Pure; any thread."""

import re
import unicodedata
from collections.abc import Callable

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


# ruff: noqa: RUF001, RUF002 -- this file is about signs that resemble others


MAX_FORMULA = 2_000
_PIECE = re.compile(r"\\([A-Za-z]+)\*?\s*|\\(.)|([{}^_&])|([^\\{}^_&]+)", re.DOTALL)
_MAX_DEPTH = 24
_IN_TEXT = re.compile(r"\\\((.{1,2000}?)\\\)|\\\[(.{1,2000}?)\\\]|\$\$([^$]{1,2000})\$\$|\$latex\s([^$]{1,2000})\$", re.DOTALL)
_RELATION = re.compile(r"\s*([=<>])\s*")
_SUM = re.compile(r"(?!^)[-+−]|[\s=<>/,;]")
_CALL = re.compile(r"[^\W\d_]\([^()]*\)")
_TIGHT = " )]},;.:!|"
"""Characters without a space before them."""


def readable_tex(tex: str) -> str:
    """Convert a formula to one line of text; one that is too long or too deep is returned unchanged."""
    tex = " ".join(tex.split())
    if not tex or len(tex) > MAX_FORMULA:
        return tex
    reader = _Reader(_PIECE.findall(tex))
    text = reader.group(0)
    if reader.is_lost:
        return tex
    text = re.sub(r" {2,}", " ", re.sub(r",\s*,", ",", text)).strip()
    return re.sub(r" ([;,)\]])|([(\[]) ", r"\1\2", text).rstrip("; ")


def with_readable_tex(text: str) -> str:
    r"""Convert formulas between \( \), \[ \], $$ $$ or $latex $ in running text; everything else stays unchanged."""
    if "\\(" not in text and "\\[" not in text and "$$" not in text and "$latex" not in text:
        return text
    return _IN_TEXT.sub(lambda match: readable_tex(next(part for part in match.groups() if part is not None)), text)


def needs_brackets_below(text: str) -> bool:
    """Check whether a denominator or radicand would be misread without brackets: 1/(2π), but 1/n² and 1/f(x)."""
    rest = text.lstrip("√∛∜").rstrip("!′")
    while rest and rest[-1] in SHIFTED:
        rest = rest[:-1]
    letters = [letter for letter in rest if not unicodedata.combining(letter)]
    return not (len(letters) <= 1 or rest.isdecimal() or _CALL.fullmatch(rest))


def needs_brackets_above(text: str) -> bool:
    """Check whether a numerator would be misread without brackets: (a+b)/2, but 2πr/3."""
    return bool(_SUM.search(text))


class _Reader:
    """Reads a formula's tokens from left to right; `is_lost` once they make no sense."""

    def __init__(self, pieces: list[tuple[str, str, str, str]]) -> None:
        self._pieces = pieces
        self._at = 0
        self._environments: list[str] = []
        self.is_lost = False

    def group(self, depth: int) -> str:
        """Read to the end of the open group."""
        out = ""
        tight: str | None = None
        if depth > _MAX_DEPTH:
            self.is_lost = True
        while self._at < len(self._pieces) and not self.is_lost:
            word, _sign, mark, _text = self._pieces[self._at]
            if mark == "}":
                self.is_lost = not depth
                break
            if mark and mark in "^_":
                self._at += 1
                out += _shifted(self.argument(depth), is_raised=mark == "^")
                continue
            shown = self._next(depth)
            is_apart = word in NAMES or word in _FRACTIONS or shown in LARGE
            needs_space = tight is not None and shown[:1] not in tight
            follows = is_apart and (out[-1:].isalnum() or out[-1:] in SHIFTED or out.endswith(")"))
            out += (" " if (needs_space or follows) and shown else "") + shown
            tight = (_TIGHT + "(" * (word in NAMES)) if is_apart else tight if not shown else None
        return out

    def argument(self, depth: int) -> str:
        """Read an argument: a group in braces, a command or one letter."""
        if self._at >= len(self._pieces):
            return ""
        _word, _sign, mark, text = self._pieces[self._at]
        if text:
            rest = text.lstrip()
            self._put_back(rest[1:])
            return rest[:1] or self.argument(depth)
        if mark and mark in "}&":
            return ""
        return self._next(depth + 1)

    def _next(self, depth: int) -> str:
        if depth > _MAX_DEPTH:
            # commands nest without braces too: \frac\frac\frac
            self.is_lost = True
            return ""
        word, sign, mark, text = self._pieces[self._at]
        self._at += 1
        if mark == "{":
            inner = self.group(depth + 1)
            self.is_lost = self.is_lost or self._at >= len(self._pieces)
            self._at += 1
            return inner
        if mark == "&":
            return ", " if self._environments[-1:] and self._environments[-1] in IN_COLUMNS else ""
        if word in WRAPPERS:
            return self.argument(depth)
        if word in ACCENTS:
            return _accented(self.argument(depth), ACCENTS[word])
        structure = _STRUCTURES.get(word)
        return structure(self, depth) if structure else _plain(word, sign, text)

    def _put_back(self, text: str) -> None:
        """Return the unread rest of the next token."""
        if text:
            self._pieces[self._at] = ("", "", "", text)
        else:
            self._at += 1

    def _next_text(self) -> str:
        return self._pieces[self._at][3] if self._at < len(self._pieces) else ""

    def fraction(self, depth: int) -> str:
        above, below = self.argument(depth).strip(), self.argument(depth).strip()
        above = f"({above})" if needs_brackets_above(above) else above
        return f"{above}/{f'({below})' if needs_brackets_below(below) else below}"

    def root(self, depth: int) -> str:
        degree, following = "", self._next_text().lstrip()
        if following.startswith("[") and "]" in following:
            degree, _, rest = following[1:].partition("]")
            self._put_back(rest)
        inner = self.argument(depth).strip()
        sign = ROOTS.get(degree.strip()) or _shifted(degree, is_raised=True) + "√"
        return sign + (f"({inner})" if needs_brackets_below(inner) else inner)

    def choice(self, depth: int) -> str:
        """Read a binomial coefficient."""
        return f"C({self.argument(depth).strip()}, {self.argument(depth).strip()})"

    def begin(self, depth: int) -> str:
        name = self.argument(depth).rstrip("*")
        if name == "array":
            self.argument(depth)
        self._environments.append(name)
        return OPENING.get(name, "")

    def end(self, depth: int) -> str:
        name = self.argument(depth).rstrip("*")
        if self._environments:
            self._environments.pop()
        return CLOSING.get(name, "")

    def bracket(self, _depth: int) -> str:
        r"""Read \left or \right; a point stands for no bracket."""
        following = self._next_text().lstrip()
        if following.startswith("."):
            self._put_back(following[1:])
        return ""

    def negation(self, depth: int) -> str:
        return f" {unicodedata.normalize('NFC', self.argument(depth).strip() + chr(0x338))} "

    def double_struck(self, depth: int) -> str:
        """Read letters of number sets: ℝ."""
        return self.argument(depth).translate(DOUBLE_STRUCK)


_FRACTIONS = frozenset({"frac", "dfrac", "tfrac", "cfrac"})
_STRUCTURES: dict[str, Callable[[_Reader, int], str]] = {
    **dict.fromkeys(_FRACTIONS, _Reader.fraction),
    **dict.fromkeys(("binom", "dbinom", "tbinom"), _Reader.choice),
    **dict.fromkeys(("left", "right"), _Reader.bracket),
    "sqrt": _Reader.root,
    "begin": _Reader.begin,
    "end": _Reader.end,
    "not": _Reader.negation,
    "mathbb": _Reader.double_struck,
}


def _plain(word: str, sign: str, text: str) -> str:
    if text:
        return _RELATION.sub(r" \1 ", text).replace("~", " ").replace("'", "′")
    if not word:
        return {",": " ", ";": " ", ":": " ", ">": " ", "!": "", " ": " ", "\\": "; ", "|": "‖"}.get(sign, sign)
    if word in BETWEEN:
        return f" {BETWEEN[word]} "
    if word in DROPPED:
        return " " if word.endswith("quad") else ""
    return SIGNS.get(word) or (word if word in NAMES else f"\\{word} ")


def _accented(text: str, accent: str) -> str:
    return unicodedata.normalize("NFC", text + accent) if len(text) == 1 else text


def _shifted(text: str, *, is_raised: bool) -> str:
    """Return superscript or subscript characters if available, else mark the text."""
    text = re.sub(r"\s*([^\w\s,;])\s*", r"\1", text.strip())
    if text in {"′", "′′", "∘"} and is_raised:
        return "°" if text == "∘" else text
    table = RAISED if is_raised else LOWERED
    if text and all(ord(letter) in table for letter in text):
        return text.translate(table)
    mark = "^" if is_raised else "_"
    return mark + (text if len(text) == 1 else f"({text})")
