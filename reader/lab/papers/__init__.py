"""Mathematics of the papers that no shipped policy uses: schedules, their costs, allocation. Pure."""
