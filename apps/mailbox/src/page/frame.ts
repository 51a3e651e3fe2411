import type { Language } from '@billett/domain'
import { html, type Markup } from '@billett/markup'

/** The frame of every page. Style and script come from addresses of their own, so nothing inline need be allowed. */
export function frame(language: Language, title: string, body: Markup): string {
  return `<!doctype html>\n${
    html`<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/style.css">
</head>
<body>
${body}
</body>
</html>`.markup
  }\n`
}
