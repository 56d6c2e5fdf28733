"""Texts of the help, which a sheet shows and the site publishes."""

from collections.abc import Mapping, Sequence
from pathlib import Path

from reader.domain.preferences import Preferences
from reader.formats.urls import SAVING_BOOKMARK
from reader.ui.kit.actions import Keys, shown_keys, translated
from reader.ui.text.translate import Translator, fill, privacy_text

_tr = Translator("Help")

Topic = tuple[str, str]
"""Title, and paragraphs separated by line breaks."""


def topics(keys: Mapping[str, Keys], folder: Path) -> Sequence[Topic]:
    """Return all topics, with shortcuts as they are set and the folder of the profile."""

    def key(name: str) -> str:
        return shown_keys(keys[name][0]) if keys.get(name) else "\N{EN DASH}"

    def command(text: str) -> str:
        return fill(_tr("\N{LEFT DOUBLE QUOTATION MARK}{command}\N{RIGHT DOUBLE QUOTATION MARK}"), command=translated(text))

    return (
        (
            _tr("Reading"),
            fill(
                _tr(
                    "{next} scrolls, then opens the next unread article. {star} stars an article, {later} keeps it in Read later, "
                    "{read} marks it as read or unread. {shortcuts} lists all shortcuts; {palette} finds every command, feed, "
                    "preference and article by name. {undo} takes back the last change."
                ),
                next=key("read_on"),
                star=key("toggle_star"),
                later=key("toggle_later"),
                read=key("toggle_read"),
                shortcuts=key("show_keys"),
                palette=key("open_palette"),
                undo=key("undo"),
            ),
        ),
        (
            _tr("Briefing, stories and reading aloud"),
            fill(
                _tr(
                    "{briefing} opens the briefing, up to seven stories of what is new; {next} goes from one to the next. {aloud} reads an "
                    "article or the briefing aloud, and pauses. Preferences can show several reports of one story as one row or card, "
                    "which {story} opens."
                ),
                briefing=key("go_briefing"),
                next=key("next_unread"),
                story=key("toggle_story"),
                aloud=key("read_aloud"),
            ),
        ),
        (
            _tr("Saving web pages"),
            fill(
                _tr(
                    "Any web page can be kept in Read later with its text and pictures: drop its address there, or copy it and press "
                    "{paste}, or right-click a link. A bookmark in your browser saves the page that you are reading: make one with this "
                    "address, which the command \N{LEFT DOUBLE QUOTATION MARK}{copy}\N{RIGHT DOUBLE QUOTATION MARK} copies. You are asked "
                    "before anything is loaded.\n{bookmark}"
                ),
                paste=key("save_copied"),
                copy=translated("Copy browser bookmark that saves pages"),
                bookmark=SAVING_BOOKMARK,
            ),
        ),
        (
            _tr("Newsletters, files and programs"),
            fill(
                _tr(
                    "Newsletters in a folder of your mailbox can be feeds: {newsletters} asks for the server and the folder, and "
                    "changes nothing there. A file that holds a feed can be dropped onto the window. Programs of yours in the folder "
                    "that {programs} opens can be feeds, too: add one as {name}."
                ),
                newsletters=command("Newsletters from a mailbox…"),
                programs=command("Open programs folder"),
                name="program:NAME",
            ),
        ),
        (
            _tr("Full texts and changes"),
            fill(
                _tr(
                    "Where a feed brings only the beginning of its articles, {full} loads all of one from its site. If that shows the "
                    "wrong part of the page, {choose} lets you point at the right one, and {rules} gets rules for many sites. An "
                    "article that was changed later says so, and {changes} marks what was added and removed."
                ),
                full=key("reader_view"),
                choose=command("Choose full text…"),
                rules=command("Get site rules from GitHub"),
                changes=command("Show changes"),
            ),
        ),
        (
            _tr("Sending articles"),
            fill(
                _tr(
                    "{share} sends an article to a folder of notes, to wallabag, to the services of your Miniflux account or to any "
                    "address; Preferences, under Advanced and Sharing, has the list. A star or a rule can send automatically, and what "
                    "could not be sent is tried again. For an e-reader there are {one} and {all}."
                ),
                share=key("share_article"),
                one=command("Save as EPUB…"),
                all=command("Save list as EPUB…"),
            ),
        ),
        (
            _tr("Podcasts"),
            fill(
                _tr(
                    "{play} plays an episode or pauses it, {back} and {ahead} skip, {download} keeps it on this computer. Where you "
                    "stopped is remembered."
                ),
                play=key("play_episode"),
                back=key("skip_back"),
                ahead=key("skip_ahead"),
                download=key("download_episode"),
            ),
        ),
        (
            _tr("Rules and notifications"),
            fill(
                _tr(
                    "Rules mark, star, tag, hide or send new articles: {rules} opens them, and {rule} begins one from an article. New "
                    "articles are announced together, shortly before you usually visit; the properties of a feed can announce them "
                    "immediately or never."
                ),
                rules=key("edit_rules"),
                rule=command("Create rule from this article…"),
            ),
        ),
        (
            _tr("More than one computer"),
            fill(
                _tr(
                    "With an account on a server (FreshRSS or Miniflux), feeds, read marks and stars are the same on your computers "
                    "and your phone: {account}. Without a server, computers can share a folder that Syncthing, Nextcloud, Dropbox or "
                    "a stick carries: {computers} on each of them."
                ),
                account=command("Add account…"),
                computers=command("Computers…"),
            ),
        ),
        (
            _tr("What is a visit?"),
            _tr(
                "A visit is when you come to the window after at least five minutes without using it. Beforehand learns when you "
                "usually visit and when feeds post, and refreshes feeds shortly before, so that new articles are already there. "
                "It needs about a week for that; until then every feed is refreshed about twice as often as it posts."
            ),
        ),
        (
            _tr("Why was a feed refreshed now?"),
            _tr(
                "The activity log gives the reason for every request. Rhythm shows when feeds post, when you visit and what is "
                "planned. No server is asked sooner than it allows, and the number of requests a day has a limit that you set in "
                "Preferences."
            ),
        ),
        (
            _tr("How refreshes are planned"),
            fill(
                _tr(
                    "Sia et al. (2007) divide a fixed number of requests among feeds and the hours of a day, by when each feed posts and "
                    "when you visit. Beforehand builds on that, and differs:\n"
                    "One price holds for all feeds and hours: a request is made where it saves you the most waiting.\n"
                    "The plan is corrected every 15 minutes by what was found, not once a day.\n"
                    "Up to 60 % of the requests are kept for the moment you open the window.\n"
                    "Feeds that post in bursts, went quiet or would lose articles are recognised.\n"
                    "When you come back to the computer, the feeds you probably read next are refreshed immediately.\n"
                    "What a server asks for always comes first.\n"
                    "Where a fixed timer misses 100 articles at your visits, the plan of the paper missed 78 and Beforehand 28, with as "
                    "many requests, on feeds and visits that neither had been tuned to; 20 where it noticed returns to the computer.\n"
                    "The command {command} chooses another plan; the paper's is {paper}."
                ),
                command=f"beforehand set {Preferences.fetch_policy.key}",
                paper="user-data-exact",
            ),
        ),
        (
            _tr("Search"),
            _tr(
                "tide gauge: all of these words\n\N{QUOTATION MARK}tide gauge\N{QUOTATION MARK}: in this order\ngaug*: words that "
                "begin so\n-word: without this word\ntitle: author: feed: folder: tag: only there\nis:unread is:read is:starred "
                "is:later is:hidden\nbefore:2026-03 after:yesterday\nA minus in front turns any of them around."
            ),
        ),
        (
            _tr("Menus, mouse and touchpad"),
            _tr(
                "Right-click an article, a feed, a link, a picture or selected text, or press the menu key there, to see what can be "
                "done with it. Drag articles onto a tag, Starred or Read later, and feeds onto folders or favourites. Two fingers "
                "sideways over an article mark it as read or star it; Preferences can change or turn off both."
            ),
        ),
        (
            _tr("When a feed fails"),
            _tr(
                "Feed health lists the feeds that need you, and what to do about each. Being offline never counts against a feed, "
                "and passing problems go away without you."
            ),
        ),
        (
            _tr("Where your data is"),
            fill(
                _tr(
                    "Everything is stored in one folder on this computer: {folder}\nNo login is needed. {privacy} Backups are made "
                    "daily, and \N{LEFT DOUBLE QUOTATION MARK}Export everything\N{RIGHT DOUBLE QUOTATION MARK} writes all of it as files "
                    "that other programs read."
                ),
                folder=str(folder),
                privacy=privacy_text(),
            ),
        ),
    )
