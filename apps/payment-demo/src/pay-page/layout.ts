import type { Language } from '@billett/domain'
import { html, type Markup } from '@billett/markup'
import { TEXTS } from './texts/texts.ts'

/** A lock, drawn here so that nothing is loaded for it. */
const LOCK = html`<svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true" focusable="false"><path fill="currentColor" d="M12 2a5 5 0 0 0-5 5v3H6a2 2 0 0 0-2 2v8a2 2 0 0 0 2 2h12a2 2 0 0 0 2-2v-8a2 2 0 0 0-2-2h-1V7a5 5 0 0 0-5-5m-3 8V7a3 3 0 0 1 6 0v3z"/></svg>`

/** The frame of every page. */
export const layout = (language: Language, title: string, content: Markup): string =>
  html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} – ${TEXTS[language].service}</title>
<link rel="stylesheet" href="/pay.css">
<link rel="icon" href="data:,">
</head>
<body>
<header><p class="service">${LOCK}${TEXTS[language].service}</p></header>
<main>
<p class="notice">${TEXTS[language].demoNotice}</p>
${content}
</main>
</body>
</html>
`.markup
