"""The report of a simulation: what its games say, on one page with pictures."""

from grosbill.sim.report.page import write_report
from grosbill.sim.report.results import ReportError

__all__ = ["ReportError", "write_report"]
