"""English for one: Qt takes the forms of a number from a translation, in the language of the source too. GUI thread only.

The translation is a compiled file, not a class of ours: Qt asks its translators from any thread and while it holds locks, where
waiting for the interpreter would be a deadlock.
"""

from PySide6.QtCore import QCoreApplication, QTranslator

from reader.ui.assets import resources_folder

NAME = "beforehand_en"


def install_plurals() -> None:
    """Have English plurals right in the whole program; calling it again does nothing."""
    application = QCoreApplication.instance()
    if application is None or application.findChild(QTranslator, NAME) is not None:
        return
    translator = QTranslator(application)
    translator.setObjectName(NAME)
    if translator.load(str(resources_folder() / "translations" / f"{NAME}.qm")):
        QCoreApplication.installTranslator(translator)
