"""The site as visitors get it: built files, share cards, and a page where none was built."""
