import { darkPalette, highContrastPalette } from '@billett/clients'
import { escapeMarkup } from '@billett/markup'
import type { Bootstrap } from './bootstrap.ts'

const icon = (svg: string): string =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 44 44">${svg}</svg>`)}`

/** The bar of a browser is as the head of the page; without a choice the device says which. */
function themeColours({ client: { theme }, look }: Bootstrap): string {
  const [light, dark] = [theme.palette.surface, darkPalette(theme).surface]
  const bar = (colour: string, media = '') => `<meta name="theme-color" content="${colour}"${media}>`
  if (look.contrast === 'high') return bar(highContrastPalette.surface)
  if (look.mode) return bar(look.mode === 'dark' ? dark : light)
  return [
    bar(light, ' media="(prefers-color-scheme: light)"'),
    bar(dark, ' media="(prefers-color-scheme: dark)"'),
  ].join('')
}

/** Title, description, colour and icon of the client. */
export function headOf(bootstrap: Bootstrap, title: string): string {
  const { client, language } = bootstrap
  const { description, keywords } = client.config.htmlHeader
  return [
    `<title>${escapeMarkup(title)}</title>`,
    `<meta name="description" content="${escapeMarkup(description[language])}">`,
    `<meta name="keywords" content="${escapeMarkup(keywords[language])}">`,
    themeColours(bootstrap),
    `<link rel="icon" href="${icon(client.logo.svg)}">`,
  ].join('')
}
