import type { Language } from '@billett/domain'
import type { RouteKey } from '@billett/paths'
import { textsOf } from '../app/lazy-pages.ts'
import type { TextPart } from '../texts/load-texts.ts'

/** Paths of the files a browser will need; build/early-files.ts writes them down. */
export interface EarlyFiles {
  /** What takes the drawn page over. */
  start: readonly string[]
  pages: Partial<Record<RouteKey, readonly string[]>>
  texts: Record<TextPart, Partial<Record<Language, readonly string[]>>>
}

/** Has the browser fetch at once what it would find out one after the other, and what is drawn already go first. */
export function earlyLinks(files: EarlyFiles, screen: RouteKey | undefined, language: Language): string {
  const { start, pages, texts } = files
  const needed = [...start, ...((screen && pages[screen]) ?? []), ...(texts[textsOf(screen)][language] ?? [])]
  return [...new Set(needed)]
    .map(path => `<link rel="modulepreload" crossorigin fetchpriority="low" href="${path}">`)
    .join('')
}
