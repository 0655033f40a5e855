"""The front door: `import flibuste as fb`."""
