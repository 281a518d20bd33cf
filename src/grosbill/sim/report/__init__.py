"""The report of a simulation: what its games say, on one page with pictures."""

from grosbill.sim.report.page import write_report

__all__ = ["write_report"]
