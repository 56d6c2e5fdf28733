"""Colour tokens of the design, light and dark: strings accepted by QColor and style sheets. Any thread may read."""

from reader.domain.value_classes import dataclass


@dataclass(frozen=True, slots=True)
class Tokens:
    """One value per token; `#AARRGGBB` if translucent. `heat` is the opaque base of the heat strip."""

    is_dark: bool
    bg_side: str
    bg_list: str
    bg_page: str
    bg_raised: str
    bg_field: str
    bg_code: str
    bg_view: str
    line: str
    line_strong: str
    text: str
    text_2: str
    text_3: str
    text_read: str
    accent: str
    accent_hover: str
    accent_text: str
    on_accent: str
    accent_soft: str
    accent_mid: str
    sel: str
    sel_off: str
    hover: str
    hover_list: str
    seg: str
    warn: str
    warn_fill: str
    warn_soft: str
    bad: str
    ok: str
    star: str
    mark: str
    now: str
    heat: str
    timer: str
    focus: str
    scrim: str
    shadow: str
    favicon_rim: str


LIGHT = Tokens(
    is_dark=False,
    bg_side="#F3F2EE",
    bg_list="#FAF9F7",
    bg_page="#FFFFFF",
    bg_raised="#FFFFFF",
    bg_field="#FFFFFF",
    bg_code="#F5F4F0",
    bg_view="#141517",
    line="#E3E0D9",
    line_strong="#CFCBC2",
    text="#1C1B19",
    text_2="#57534C",
    text_3="#69645C",
    text_read="#605C55",
    accent="#17697A",
    accent_hover="#125765",
    accent_text="#14606F",
    on_accent="#FFFFFF",
    accent_soft="#E3EFF1",
    accent_mid="#A9CDD3",
    sel="#D9E9EC",
    sel_off="#E8E6E0",
    hover="#ECEAE5",
    hover_list="#F3F1ED",
    seg="#ECEAE5",
    warn="#8F5400",
    warn_fill="#D98A1B",
    warn_soft="#FBF1DF",
    bad="#B23A26",
    ok="#2F7A4A",
    star="#B3720A",
    mark="#FBE7A8",
    now="#C8502B",
    heat="#17697A",
    timer="#8B857B",
    focus="#17697A",
    scrim="#47282622",
    shadow="#291E1C18",
    favicon_rim="#00FFFFFF",
)

DARK = Tokens(
    is_dark=True,
    bg_side="#1D1E20",
    bg_list="#222326",
    bg_page="#27282B",
    bg_raised="#313337",
    bg_field="#2B2D30",
    bg_code="#1F2022",
    bg_view="#141517",
    line="#35373B",
    line_strong="#4A4D52",
    text="#ECEAE6",
    text_2="#B8B5AF",
    text_3="#A09D97",
    text_read="#A8A59F",
    accent="#4FA9B8",
    accent_hover="#66BAC8",
    accent_text="#72C3D0",
    on_accent="#0E2226",
    accent_soft="#24383D",
    accent_mid="#37707B",
    sel="#264046",
    sel_off="#34363A",
    hover="#313337",
    hover_list="#2A2C2F",
    seg="#1D1E20",
    warn="#E9B35C",
    warn_fill="#DFA041",
    warn_soft="#37301F",
    bad="#F08A74",
    ok="#7CC796",
    star="#E5B04A",
    mark="#5C4C17",
    now="#F0805C",
    heat="#5CB8C8",
    timer="#8F8C86",
    focus="#72C3D0",
    scrim="#73000000",
    shadow="#73000000",
    favicon_rim="#24FFFFFF",
)
