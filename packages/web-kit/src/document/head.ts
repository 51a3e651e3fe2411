import { escapeMarkup } from '@billett/markup'
import type { Bootstrap } from './bootstrap.ts'

const icon = (svg: string): string =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 44 44">${svg}</svg>`)}`

/** Title, description, colour and icon of the client. */
export function headOf({ client, language, contrast }: Bootstrap, title: string): string {
  const { description, keywords } = client.config.htmlHeader
  const colour = contrast === 'high' ? '#000000' : client.theme.palette.surface
  return [
    `<title>${escapeMarkup(title)}</title>`,
    `<meta name="description" content="${escapeMarkup(description[language])}">`,
    `<meta name="keywords" content="${escapeMarkup(keywords[language])}">`,
    `<meta name="theme-color" content="${colour}">`,
    `<link rel="icon" href="${icon(client.logo.svg)}">`,
  ].join('')
}
