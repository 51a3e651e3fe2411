import type { Language } from '@billett/domain'
import type { RouteKey } from '@billett/paths'
import { type EarlyFiles, earlyScripts, isStyleSheet } from '@billett/web-kit/document/early-files.ts'
import { textsOf } from '../app/lazy-pages.ts'

/** Has the browser fetch at once what it would find out one after the other, and what is drawn already go first. */
export function earlyLinks(files: EarlyFiles, screen: RouteKey | undefined, language: Language): string {
  return earlyScripts(files, screen, textsOf(screen), language)
    .map(path => `<link rel="modulepreload" crossorigin fetchpriority="low" href="${path}">`)
    .join('')
}

/**
 * The styles of a screen, as part of its document: a style sheet to be fetched would keep it from being shown. The
 * links fetch nothing; they tell the script that these style sheets are there.
 */
export function earlyStyles(files: EarlyFiles, screen: RouteKey | undefined): { style: string; links: string } {
  const { start, pages, styles } = files
  const sheets = [...new Set([...start, ...((screen && pages[screen]) ?? [])])].filter(isStyleSheet)
  return {
    style: sheets.map(path => styles[path] ?? '').join(''),
    links: sheets.map(path => `<link rel="stylesheet" disabled href="${path}">`).join(''),
  }
}
