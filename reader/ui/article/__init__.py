"""Article view, which renders untrusted feed content passively. GUI thread only."""

from reader.ui.article.pane import ArticlePane

__all__ = ["ArticlePane"]
