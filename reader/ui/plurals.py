"""English for one: Qt takes the forms of a number from a translation, in the language of the source too. Any thread may ask."""

from PySide6.QtCore import QCoreApplication, QTranslator

_ONE = {
    "%n articles": "%n article",
    "Show %n new articles": "Show %n new article",
    "At least %n postings lost, {days}": "At least %n posting lost, {days}",
    "Marked all read: %n articles": "Marked all read: %n article",
    "%n articles in all feeds": "%n article in all feeds",
    "%n subscriptions added": "%n subscription added",
    "%n subscriptions added.": "%n subscription added.",
    "%n feeds may not be asked yet": "%n feed may not be asked yet",
}


class EnglishPlurals(QTranslator):
    """Answers only where the number is one and the words differ; any other text passes through."""

    def translate(self, context: str, source: str, disambiguation: str | None = None, n: int = -1) -> str:  # noqa: ARG002 - Qt's
        """Qt's question; None, which Qt takes for "not known", everywhere else."""
        return _ONE.get(source) if n == 1 else None  # type: ignore[return-value] # an empty text would be taken for a translation

    def isEmpty(self) -> bool:
        """Qt passes over translators that say they are empty."""
        return False


def install_plurals() -> None:
    """Have English plurals right in the whole program; calling it again does nothing."""
    application = QCoreApplication.instance()
    if application is not None and application.findChild(EnglishPlurals) is None:
        QCoreApplication.installTranslator(EnglishPlurals(application))
