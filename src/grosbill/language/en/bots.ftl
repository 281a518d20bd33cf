bot-random = No reason: every legal move is as likely as the others.
