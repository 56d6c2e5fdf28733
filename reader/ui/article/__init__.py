"""The article view: reading, and nothing that a feed could make it do. GUI thread only."""

from reader.ui.article.pane import ArticlePane

__all__ = ["ArticlePane"]
