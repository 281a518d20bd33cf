"""`python -m grosbill`."""

from grosbill.cli import main

if __name__ == "__main__":
    main()
