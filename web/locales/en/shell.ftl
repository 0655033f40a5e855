## Everywhere

skip-to-main = Skip to content
site-name = Flibuste
loading = Loading…
refusal-offline = The server does not answer. Nothing is lost: try again in a moment.
refusal-fault = Something went wrong on our side. Nothing is lost.
