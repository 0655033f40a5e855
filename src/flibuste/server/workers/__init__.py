"""Processes that do work which must not stop the event loop, in fair turns and with time limits that hold."""
