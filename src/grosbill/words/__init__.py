"""What is said to a person, whatever the screen: moves, questions, fights, reasons, luck, rules."""
