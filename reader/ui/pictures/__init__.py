"""Pictures that others made are decoded here and nowhere else: in a process of our own that can be killed."""
