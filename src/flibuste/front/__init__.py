"""The functions of `import flibuste as fb`. `flibuste/__init__.py` imports each one when it is first used."""
