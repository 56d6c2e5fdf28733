# ruff: noqa: RUF001 -- signs that look like others are what these tests are about
import re

import pytest

from reader.formats.articles.embeds import with_readable_formulas
from reader.formats.articles.sanitizer import sanitize
from reader.formats.articles.tex import readable_tex, with_readable_tex

ROOT = "<math><msqrt><mrow><mi>a</mi><mo>+</mo><mn>1</mn></mrow></msqrt></math>"

SERIES = (
    "<math><munderover><mo>∑</mo><mrow><mi>n</mi><mo>=</mo><mn>1</mn></mrow><mi>∞</mi></munderover>"
    "<mfrac><mn>1</mn><msup><mi>n</mi><mn>2</mn></msup></mfrac></math>"
)


@pytest.mark.parametrize(
    ("tex", "text"),
    [
        ("x^2", "x²"),
        (r"\alpha_{i} \leq 3", "αᵢ ≤ 3"),
        (r"\sum_{n=1}^\infty \frac{1}{n^2} = \frac{\pi^2}{6}", "∑ₙ₌₁^∞ 1/n² = π²/6"),
        (r"\sum\limits_{i=0}^{n} (a_i+b)", "∑ᵢ₌₀ⁿ (aᵢ+b)"),
        (r"\lim_{x \to 0} \frac{\sin x}{x} = 1", "lim_(x→0) (sin x)/x = 1"),
        (r"\int_0^1 x^2\,dx", "∫₀¹ x² dx"),
        (r"\prod_{p} \frac{1}{1-p^{-s}}", "∏ₚ 1/(1-p⁻ˢ)"),
        (r"\sin^2 x + \cos(x)", "sin² x + cos(x)"),
        (r"2\sin x", "2 sin x"),
        (r"E = \frac{1}{2}mv^2", "E = 1/2 mv²"),
        (r"x\frac{a}{b}", "x a/b"),
        (r"\frac{2\pi r}{f(x)}", "2πr/f(x)"),
        (r"\frac{-1}{2\pi}", "-1/(2π)"),
        (r"\frac{\frac{1}{2}}{3}", "(1/2)/3"),
        (r"\frac12", "1/2"),
        (r"\sqrt[3]{x+1} + \sqrt[5]{y}", "∛(x+1) + ⁵√y"),
        (r"\begin{pmatrix} a & b \\ c & d \end{pmatrix}", "(a, b; c, d)"),
        (r"\begin{aligned} a &= b \\ c &= d \\ \end{aligned}", "a = b; c = d"),
        (r"\begin{array}{cc} a & b \end{array}", "a, b"),
        (r"f(x) = \begin{cases} 1, & x > 0 \\ 0 \end{cases}", "f(x) = { 1, x > 0; 0"),
        (r"\binom{n}{k}", "C(n, k)"),
        (r"\bar{x} \in \mathbb{R}", "x̄ ∈ ℝ"),
        (r"a \not= b", "a ≠ b"),
        (r"\left. f \right|_{0}", "f |₀"),
        (r"f'(x)", "f′(x)"),
        (r"\operatorname*{argmax}_x f", "argmaxₓ f"),
        (r"\frac", "/"),
        (r"\frac{a+b}{2}", "(a+b)/2"),
        (r"\sqrt{2\pi}", "√(2π)"),
        (r"e^{-x/2}", "e^(-x/2)"),
        (r"\left( \mathrm{d}x \right)", "(dx)"),
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
    for alone in (r"so \(a^2\)", r"so \[a^2\]", "so $$a^2$$", "so $latex a^2$"):
        assert with_readable_tex(alone) == "so a²"
    assert with_readable_tex(r"\( open") == r"\( open"
    assert with_readable_tex(r"if \(a < b^2\), then") == "if a < b², then"


@pytest.mark.parametrize(
    ("markup", "shown"),
    [
        ("<math><msup><mi>x</mi><mn>2</mn></msup></math>", "<i>x</i><sup>2</sup>"),
        ("<math><mfrac><mn>1</mn><mrow><mi>y</mi><mo>+</mo><mn>1</mn></mrow></mfrac></math>", "1/(<i>y</i> + 1)"),
        (SERIES, "∑<sub><i>n</i>=1</sub><sup>∞</sup> 1/<i>n</i><sup>2</sup>"),
        ("<math><mfrac><mrow><mn>2</mn><mi>π</mi></mrow><mn>3</mn></mfrac></math>", "2<i>π</i>/3"),
        (
            "<math><munder><mi>lim</mi><mrow><mi>x</mi><mo>→</mo><mn>0</mn></mrow></munder><mi>y</mi></math>",
            "lim<sub><i>x</i>→0</sub> <i>y</i>",
        ),
        (ROOT, "√(<i>a</i> + 1)"),
        ('<math display="block"><mi>x</mi></math>', "<p><i>x</i></p>"),
        ('<math alttext="x^2"></math>', "x²"),
        ('<math><annotation encoding="application/x-tex">\\pi</annotation></math>', "π"),
        ("<math><mtext>a &lt; b &amp; c</mtext></math>", "a &lt; b &amp; c"),
        ('<script type="math/tex">x_1</script>', "<i>x₁</i>"),
        ("<math><mi>never closed</mi>", "<math><mi>never closed</mi>"),
        ('<script type="math/tex">a<b</script>', "<i>a &lt; b</i>"),
        ('<script type="math/tex; mode=display">% <![CDATA[\na<b %]]></script>', "<i>a &lt; b</i>"),
        ("<MATH><mi>x</mi></MATH>", "<i>x</i>"),
        ("<math><mi>x</mi></math >", "<i>x</i>"),
        ("<math><apply><plus/><ci>x</ci><cn>2</cn></apply></math>", "x 2"),
        ("no formula, only mathematics", "no formula, only mathematics"),
    ],
)
def test_formulas_become_words_and_signs(markup: str, shown: str) -> None:
    assert with_readable_formulas(f"a {markup} b") == f"a {shown} b"


def test_katex_is_shown_once() -> None:
    drawn = '<span class="katex-html" aria-hidden="true"><span><span>x</span></span></span>'
    html = f'<span class="katex"><math><mi>x</mi></math>{drawn}</span> is a letter'
    assert with_readable_formulas(html) == '<span class="katex"><i>x</i></span> is a letter'


DRAWN = '<span class="katex-html" aria-hidden="true"><span class="mord">E</span><span>=</span><span>m</span></span>'
PREVIEW = '<span class="MathJax_Preview">E=m</span>'


@pytest.mark.parametrize(
    "html",
    [
        f'<span class="katex">{DRAWN}</span>',
        f'<span class="katex"><span class="katex-mathml"><math></math></span>{DRAWN}</span>',
        f'<span class="katex"><span class="katex-mathml"><math><mi>x</mi></math></span></span> and {DRAWN}',
        PREVIEW,
        f'{PREVIEW} and <script type="math/tex">x</script>',
        f'{PREVIEW}<script type="math/tex"></script>',
        f'{PREVIEW}<script type="math/tex">E=m',
    ],
)
def test_a_formula_that_is_only_drawn_does_not_vanish(html: str) -> None:
    shown = re.sub(r"<[^<>]*>", "", sanitize(f"<p>a {html}", "https://example.org/"))
    assert "E=m" in shown


def test_a_formula_of_mathjax_is_shown_once() -> None:
    html = f'{PREVIEW}<script type="math/tex">E=m</script>'
    assert with_readable_formulas(html) == "<i>E = m</i>"


@pytest.mark.parametrize("command", [r"\frac", r"\sqrt", r"\hat", r"\text", r"\mathbb", r"\not", r"\binom", "^", r"x_\bar"])
def test_commands_that_nest_without_braces_end(command: str) -> None:
    tex = command * (2_000 // len(command))
    assert len(readable_tex(tex)) <= 2 * len(tex)


@pytest.mark.parametrize("command", [r"\frac", r"\sqrt", r"\binom"])
def test_of_commands_that_nest_too_deep_all_stays_as_it_is(command: str) -> None:
    tex = f"{command * 100} x y"
    assert readable_tex(tex) == tex


@pytest.mark.parametrize("tag", ["mrow", "msqrt", "mfrac"])
@pytest.mark.parametrize("depth", [32, 260, 900, 1200, 3000])
def test_of_formulas_that_are_too_deep_the_text_is_shown(tag: str, depth: int) -> None:
    """The parser ends at 255 levels, and the longest of these are not parsed at all."""
    deep = f"<math>{f'<{tag}>' * depth}<mi>x</mi> <mo>&lt;</mo> <mn>7</mn>{f'</{tag}>' * depth}</math>"
    assert with_readable_formulas(f"<p>a {deep} b</p>") == "<p>a x &lt; 7 b</p>"


def test_a_formula_too_long_to_be_read_keeps_its_letters() -> None:
    html = f"<p>a <math>{'<mi>x</mi>' * 3000}</math> <mark>b</mark></p>"
    assert sanitize(html, "https://example.org/") == f"<p>a {'x' * 3000} <mark>b</mark></p>"
