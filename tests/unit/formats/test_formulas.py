import pytest

from reader.formats.formulas import with_readable_formulas
from reader.formats.tex_text import readable_tex, with_readable_tex

ROOT = "<math><msqrt><mrow><mi>a</mi><mo>+</mo><mn>1</mn></mrow></msqrt></math>"


@pytest.mark.parametrize(
    ("tex", "text"),
    [
        ("x^2", "x²"),
        (r"\alpha_{i} \leq 3", "αᵢ ≤3"),
        (r"\frac{a+b}{2}", "(a+b)/2"),
        (r"\sqrt{2\pi}", "√(2π)"),
        (r"e^{-x/2}", "e^(-x/2)"),
        (r"\left( \mathrm{d}x \right)", "( dx )"),
        (r"90^\circ", "90°"),
        (r"\unknown{x}", r"\unknown x"),
        ("{{{", "{{{"),
        ("a}b", "a}b"),
        ("{" * 40 + "}" * 40, "{" * 40 + "}" * 40),
        ("", ""),
    ],
)
def test_tex_becomes_readable_or_stays(tex: str, text: str) -> None:
    assert readable_tex(tex) == text


def test_only_formulas_in_running_text_are_touched() -> None:
    assert with_readable_tex(r"so \(a^2\), $$b_1$$ and $latex \pi$, for $5 or $6^2") == "so a², b₁ and π, for $5 or $6^2"
    assert with_readable_tex(r"sed 's/\(a\)'") == r"sed 's/\(a\)'".replace(r"\(a\)", "a")
    assert with_readable_tex(r"\( open") == r"\( open"


@pytest.mark.parametrize(
    ("markup", "shown"),
    [
        ("<math><msup><mi>x</mi><mn>2</mn></msup></math>", "<i>x</i><sup>2</sup>"),
        ("<math><mfrac><mn>1</mn><mrow><mi>y</mi><mo>+</mo><mn>1</mn></mrow></mfrac></math>", "1/(<i>y</i> + 1)"),
        (ROOT, "√(<i>a</i> + 1)"),
        ('<math display="block"><mi>x</mi></math>', "<p><i>x</i></p>"),
        ('<math alttext="x^2"></math>', "x²"),
        ('<math><annotation encoding="application/x-tex">\\pi</annotation></math>', "π"),
        ("<math><mtext>a &lt; b &amp; c</mtext></math>", "a &lt; b &amp; c"),
        ('<script type="math/tex">x_1</script>', "<i>x₁</i>"),
        ("<math><mi>never closed</mi>", "<math><mi>never closed</mi>"),
        ("no formula, only mathematics", "no formula, only mathematics"),
    ],
)
def test_formulas_become_words_and_signs(markup: str, shown: str) -> None:
    assert with_readable_formulas(f"a {markup} b") == f"a {shown} b"


def test_katex_is_shown_once() -> None:
    drawn = '<span class="katex-html" aria-hidden="true"><span><span>x</span></span></span>'
    html = f'<span class="katex"><math><mi>x</mi></math>{drawn}</span> is a letter'
    assert with_readable_formulas(html) == '<span class="katex"><i>x</i></span> is a letter'


def test_deep_formulas_end() -> None:
    deep = "<math>" + "<mrow>" * 900 + "<mi>x</mi>" + "</mrow>" * 900 + "</math>"
    assert with_readable_formulas(deep) == ""
