"""Words: turns keys and facts into sentences, in French, English and German."""
