import type { Language } from '@billett/domain'

/** Paths of the files a browser will need; `build/early-files.ts` writes them down. */
export interface EarlyFiles {
  /** What takes the drawn page over, or draws it. */
  start: readonly string[]
  /** By the keys of their paths. */
  pages: Readonly<Record<string, readonly string[] | undefined>>
  /** By the names of their sections. */
  texts: Readonly<Record<string, Partial<Record<Language, readonly string[]>> | undefined>>
  /** Content of each style sheet among them. */
  styles: Readonly<Record<string, string>>
}

const STYLE_SHEET = /\.css$/

export const isStyleSheet = (path: string): boolean => STYLE_SHEET.test(path)

/** The scripts of a screen that says these sections of texts, each once. */
export function earlyScripts(
  { start, pages, texts }: Pick<EarlyFiles, 'start' | 'pages' | 'texts'>,
  screen: string | undefined,
  sections: readonly string[],
  language: Language,
): string[] {
  const said = ['everywhere', ...sections].flatMap(section => texts[section]?.[language] ?? [])
  const needed = [...start, ...((screen !== undefined && pages[screen]) || []), ...said]
  return [...new Set(needed)].filter(path => !isStyleSheet(path))
}
