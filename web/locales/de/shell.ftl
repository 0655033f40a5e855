## Überall

skip-to-main = Zum Inhalt
site-name = Flibuste
loading = Wird geladen …
refusal-offline = Der Server antwortet nicht. Nichts ist verloren: Versuche es gleich noch einmal.
refusal-fault = Bei uns ist etwas schiefgegangen. Nichts ist verloren.
