"""What cards do: one function for each verb of the vocabulary."""
