"""What the server answers, a file a subject. Each has `HANDLERS`, which `online/app.py` puts together."""
