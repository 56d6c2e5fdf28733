"""Experiments of the papers, one function for each table or figure."""
