"""Imported first by a benchmark that runs the window in its own process: memory, imports and garbage as where the program begins."""

import gc
import os

# before numpy is imported
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

from reader.app.memory import restore_imports, use_little_memory

use_little_memory()
restore_imports()
gc.disable()
