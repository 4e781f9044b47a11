/** A page of last resort, for a browser that expects one where no page can be rendered. */
export const refusalPage = (message: string): string => `<!doctype html>
<html lang="nl-NL">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>Er ging iets mis</title></head>
<body><main><h1>Er ging iets mis</h1><p>${escapeHtml(message)}</p><p><a href="/">Naar de startpagina</a></p></main></body>
</html>
`

const escapeHtml = (text: string) => text.replace(/[&<>"']/g, character => `&#${character.charCodeAt(0)};`)
