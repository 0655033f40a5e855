"""Accounts: guests who can prove themselves from elsewhere. Their id stays that of seats and chat."""
