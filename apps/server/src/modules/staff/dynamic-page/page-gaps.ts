import { type Client, legalDocument, pageKey } from '@billett/clients'
import { LANGUAGES, type Language } from '@billett/domain'
import { PAGES } from './page-identifier.ts'

/** A page that staff have written in another language, and not in this one. */
export interface PageGap {
  identifier: string
  /** Its title in the other language. */
  other: string
}

/** How many pages a shop has in a language, and which lag behind what staff have written in another. */
export function pageGaps(client: Client, language: Language): { total: number; gaps: PageGap[] } {
  const written = client.pages ?? {}
  const own = PAGES.filter(page => page.language === language)
  const gaps = own.flatMap(({ kind }) => {
    if (written[pageKey(kind, language)]) return []
    const from = LANGUAGES.find(one => written[pageKey(kind, one)])
    return from ? [{ identifier: pageKey(kind, language), other: legalDocument(client, kind, from).title }] : []
  })
  return { total: own.length, gaps }
}
