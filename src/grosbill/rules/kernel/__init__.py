"""What every topic builds on: moving cards, dice, windows and who is asked, scripts under way."""
