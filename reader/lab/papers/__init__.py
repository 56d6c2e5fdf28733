"""Mathematics of the papers that no shipped policy uses: costs of a daily schedule, optimal schedules, allocation of a total.
Pure.
"""
