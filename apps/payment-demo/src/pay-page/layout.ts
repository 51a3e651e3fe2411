import type { Language } from '../payment/payment.ts'
import { html, type Markup } from './markup.ts'
import { TEXTS } from './texts.ts'

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
<header><p class="service">${TEXTS[language].service}</p></header>
<main>
<p class="notice">${TEXTS[language].demoNotice}</p>
${content}
</main>
</body>
</html>
`.markup
