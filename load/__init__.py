"""How much the online table bears: many tables, kills, bad lines, slow readers, nonsense, and the page.

Nothing here shares code with the server: it knows the contract (`docs/online.md`) and reads the database as a
stranger would. `make load` prints the figures as JSON.
"""
