"""Where servers depart from each other, one switch each. The values of the three dialects were measured at FreshRSS 1.25 and Miniflux 2.2.6 and 2.3.4."""

from dataclasses import dataclass, replace


@dataclass(frozen=True, slots=True)
class Quirks:
    """FreshRSS, unless a dialect below says otherwise. Numbers are HTTP statuses where nothing else is said."""

    name: str = "freshrss"
    version: str = ""
    base_path: str = "/api/greader.php"

    # Who asks
    token_is_auth: bool = False
    """T is the Auth value and all that a POST is known by; else T never changes, may be left out, and the header counts."""
    switched_off: int = 503

    # What is asked
    unknown_endpoint: int = 400
    has_stream_contents: bool = True
    has_unread_count: bool = True
    has_opml: bool = True
    has_native: bool = False
    json_is_html: bool = True
    """Lists of ids are said to be text/html."""

    # Ids
    ids_are_times: bool = True
    """Microseconds of storing; else small numbers that rise."""
    decimal_is_hex: bool = False
    """A bare number is read as hexadecimal: "10" is item 16."""
    takes_short_hex: bool = True
    user: str = "-"
    """What stands for the user in the names of labels that come back."""

    # Lists of ids
    pages_by_id: bool = True
    """Ordered by id, `c` is the last id and the next page drops its first; else by date of posting, and `c` is an offset."""
    most_ids: int | None = None
    """`n` is cut down to it."""
    ids_without_n: int | None = 20
    ot_is_storing: bool = True
    """`ot` is compared with when it was stored; else with when it was posted."""
    lists_all_for_read: bool = True
    """s=…/read lists everything."""
    starred_unread: bool = True
    """xt=…/read counts in the list of starred ones too."""
    unknown_stream: int = 200
    """A label or state that there is not: 200 lists everything."""
    has_label_streams: bool = True
    obeys_it: bool = True
    unknown_contents: int = 200
    """The status where all ids asked for are unknown."""

    # Marks
    toggles: bool = False
    """Adding read to a read item makes it unread, adding a star to a starred one takes it."""
    has_labels: bool = True
    only_last_counts: bool = True
    """Of two `a` in one request."""
    most_fields: int | None = 1_000
    """T, a and r after so many fields are not seen; ids are."""
    keeps_unread: bool = False
    """a=…/kept-unread means unread."""
    failed_write: int = 200
    """What is said where the database let nothing be written."""
    unknown_mark: int = 200
    has_mark_all: bool = True
    marks_all_by_id: bool = True
    """`ts` of mark-all-as-read is compared with the id (microseconds); else with the date of posting, in seconds or microseconds."""

    # Feeds and folders
    full_width: bool = True
    """&, <, >, comma, semicolon, question mark and both slashes in the titles of feeds come back as their full-width likes."""
    takes_feed_urls: bool = True
    """s=feed/URL names a feed as s=feed/12 does."""
    default_folder: str = "Uncategorized"
    removes_to_default: bool = True
    """A feed taken out of any folder goes to the default one; else it stays."""
    refused_feed: int = 400
    """subscribe to what is no feed, or is there already."""
    refused_quickadd: int = 200
    """The same by quickadd: 200 says `numResults` 0 and why."""
    unsubscribed_twice: int = 400
    unknown_feed: int = 200
    """Rename or move; 0 breaks the connection off."""
    unknown_folder: int = 400
    """Rename of it; its removal, where `unknown_folder_removed`."""
    unknown_folder_removed: int = 400

    # Miniflux's own interface
    native_stars: bool = True
    """PUT /v1/entries knows `starred`."""
    native_most: int | None = 1_000
    native_unknown: int = 204
    """PUT /v1/entries where all entries are unknown."""
    native_ids: bool = True


FRESHRSS = Quirks()
MINIFLUX_23 = Quirks(
    name="miniflux",
    version="2.3.4",
    base_path="",
    token_is_auth=True,
    switched_off=401,
    unknown_endpoint=200,
    has_stream_contents=False,
    has_unread_count=False,
    has_opml=False,
    has_native=True,
    json_is_html=False,
    ids_are_times=False,
    takes_short_hex=False,
    user="1",
    pages_by_id=False,
    most_ids=10_000,
    ids_without_n=10_000,
    ot_is_storing=False,
    lists_all_for_read=False,
    starred_unread=False,
    unknown_stream=500,
    has_label_streams=False,
    obeys_it=False,
    has_labels=False,
    only_last_counts=False,
    most_fields=None,
    keeps_unread=True,
    failed_write=500,
    unknown_mark=500,
    marks_all_by_id=False,
    full_width=False,
    takes_feed_urls=False,
    default_folder="All",
    removes_to_default=False,
    refused_feed=500,
    refused_quickadd=500,
    unsubscribed_twice=200,
    unknown_feed=400,
    unknown_folder=404,
    unknown_folder_removed=200,
)
MINIFLUX_22 = replace(
    MINIFLUX_23,
    version="2.2.6",
    most_ids=None,
    ids_without_n=None,
    decimal_is_hex=True,
    takes_short_hex=True,
    unknown_contents=400,
    toggles=True,
    unknown_feed=0,
    has_mark_all=False,
    native_stars=False,
    native_most=None,
    native_unknown=500,
    native_ids=False,
)
