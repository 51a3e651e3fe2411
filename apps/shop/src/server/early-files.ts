import type { Language } from '@billett/domain'
import type { RouteKey } from '@billett/paths'
import { textsOf } from '../app/lazy-pages.ts'
import type { TextSection } from '../texts/texts.ts'

/** Paths of the files a browser will need; build/early-files.ts writes them down. */
export interface EarlyFiles {
  /** What takes the drawn page over. */
  start: readonly string[]
  pages: Partial<Record<RouteKey, readonly string[]>>
  texts: Partial<Record<TextSection, Partial<Record<Language, readonly string[]>>>>
  /** Content of each style sheet among them. */
  styles: Record<string, string>
}

const STYLE_SHEET = /\.css$/

/** Has the browser fetch at once what it would find out one after the other, and what is drawn already go first. */
export function earlyLinks(files: EarlyFiles, screen: RouteKey | undefined, language: Language): string {
  const { start, pages, texts } = files
  const sections: TextSection[] = ['everywhere', ...textsOf(screen)]
  const said = sections.flatMap(section => texts[section]?.[language] ?? [])
  const needed = [...start, ...((screen && pages[screen]) ?? []), ...said]
  return [...new Set(needed)]
    .filter(path => !STYLE_SHEET.test(path))
    .map(path => `<link rel="modulepreload" crossorigin fetchpriority="low" href="${path}">`)
    .join('')
}

/**
 * The styles of a screen, as part of its document: a style sheet to be fetched would keep it from being shown. The
 * links fetch nothing; they tell the script that these style sheets are there.
 */
export function earlyStyles(files: EarlyFiles, screen: RouteKey | undefined): { style: string; links: string } {
  const { start, pages, styles } = files
  const sheets = [...new Set([...start, ...((screen && pages[screen]) ?? [])])].filter(path => STYLE_SHEET.test(path))
  return {
    style: sheets.map(path => styles[path] ?? '').join(''),
    links: sheets.map(path => `<link rel="stylesheet" disabled href="${path}">`).join(''),
  }
}
