import { type Client, pageKey } from '@billett/clients'
import { LANGUAGES, type Language } from '@billett/domain'
import { pagesOf } from './page-identifier.ts'

/** A page that staff have written in another language, and not in this one. */
export interface PageGap {
  identifier: string
  /** Its title in the other language. */
  other: string
}

/** How many pages a shop has in a language, and which lag behind what staff have written in another. */
export function pageGaps(client: Client, language: Language): { total: number; gaps: PageGap[] } {
  const written = client.pages ?? {}
  const paths = [...new Set(pagesOf(client).map(({ path }) => path))]
  const gaps = paths.flatMap(path => {
    if (written[pageKey(path, language)]) return []
    const from = LANGUAGES.find(one => written[pageKey(path, one)])
    return from ? [{ identifier: pageKey(path, language), other: written[pageKey(path, from)]?.title ?? '' }] : []
  })
  return { total: paths.length, gaps }
}
