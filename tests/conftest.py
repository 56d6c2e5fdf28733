"""What holds for every test: windows are drawn without a screen unless a test is told otherwise."""

import os

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
