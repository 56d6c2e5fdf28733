"""Mathematics of the papers that no shipped policy uses: costs of a daily schedule, the best ones, shares of a total. Pure."""
