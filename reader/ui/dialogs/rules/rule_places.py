"""Feeds and folders available to rules, with unambiguous names. GUI thread only."""

from collections import Counter
from collections.abc import Iterable, Sequence

from reader.domain.programs import FoundProgram
from reader.ui.data.collation import sort_key
from reader.ui.data.nodes import Kind, Node
from reader.ui.dialogs.rules.rule_form import Known
from reader.ui.dialogs.rules.rule_row import Places


def known_places(nodes: Iterable[Node], tags: Sequence[str], programs: Sequence[FoundProgram] = ()) -> Known:
    """Return the sidebar's contents by name, adding the location where names are equal."""
    listed = list(nodes)
    return Known(_places(listed, Kind.FEED), _places(listed, Kind.FOLDER), tags, programs)


def _places(nodes: Iterable[Node], kind: Kind) -> Places:
    own = [node for node in nodes if node.kind is kind]
    named = Counter(node.title.casefold() for node in own)
    places = []
    for node in own:
        parent = node.parent
        is_shared = named[node.title.casefold()] > 1
        where = f" ({parent.title})" if is_shared and parent is not None and parent.kind is Kind.FOLDER else ""
        places.append((str(node.number), node.title + where))
    return sorted(places, key=lambda place: sort_key(place[1]))
