"""Whether and how feeds tell of new articles, and who says so where they do not. GUI thread only."""

from collections.abc import Mapping, Sequence
from dataclasses import replace

from reader.domain.fill import fill
from reader.domain.ids import FolderId
from reader.domain.notices import SETTING, Manner, Mode, Said, manner_of
from reader.domain.subscription import Folder, Subscription
from reader.ui.dialogs.properties.option_row import OptionRow
from reader.ui.look.theme import Theme
from reader.ui.text.notice_choices import mode_text, setting_choices
from reader.ui.text.translate import Translator
from reader.ui.widgets.controls import Segmented

_tr = Translator("NoticeRow")


class NoticeRow(OptionRow):
    """A choice for all feeds together; its help says what follows from it, in the folder they are about to be in."""

    def __init__(self, theme: Theme, feeds: Sequence[Subscription], folders: Sequence[Folder], usual: str) -> None:
        self.choice = Segmented(theme, _tr("Notifications"), setting_choices())
        super().__init__(theme, _tr("Notifications"), self.choice, " ")
        self._feeds = [replace(each, settings={}) for each in feeds]
        self._folders: Mapping[FolderId, Folder] = {folder.folder_id: folder for folder in folders}
        self._usual = usual
        values = {each.settings.get(SETTING, "") for each in feeds}
        self.choice.set_value(values.pop() if len(values) == 1 else None)
        self.choice.chosen.connect(self._explain)
        self._explain()

    def move_to(self, folder_id: FolderId | None) -> None:
        """The feeds are to be in another folder."""
        self._feeds = [replace(each, folder_id=folder_id) for each in self._feeds]
        self._explain()

    def _explain(self) -> None:
        value = self.choice.value()
        if value is None:
            self.say(_tr("Mixed"))
        elif value:
            self.say(_effect(Mode(value)))
        else:
            manners = {_manner_text(manner_of(each, self._folders, self._usual)) for each in self._feeds}
            self.say(manners.pop() if len(manners) == 1 else _tr("Mixed"))


def _manner_text(manner: Manner) -> str:
    """What holds, and who said so."""
    if manner.said is Said.IMPORT:
        return _tr("Off for imported feeds")
    if manner.folder is not None:
        return fill(_tr("From folder {folder}: {how}"), folder=manner.folder.title, how=mode_text(manner.mode))
    return fill(_tr("Default for all feeds: {how}"), how=mode_text(manner.mode))


def _effect(mode: Mode) -> str:
    texts = {
        Mode.OFF: _tr("No notification"),
        Mode.DIGEST: _tr("One digest, shortly before you usually read"),
        Mode.INSTANT: _tr("As soon as they arrive"),
    }
    return texts[mode]
