import { LEGAL_KINDS, type LegalKind, pageKey } from '@billett/clients'
import { LANGUAGES, type Language } from '@billett/domain'

/** A page in one language. */
export interface PageName {
  kind: LegalKind
  language: Language
}

/** Every page that a shop has, in each language. */
export const PAGES: readonly PageName[] = LEGAL_KINDS.flatMap(kind => LANGUAGES.map(language => ({ kind, language })))

/** `terms.de`; undefined for what is no page. */
export const pageNamed = (identifier: string): PageName | undefined =>
  PAGES.find(({ kind, language }) => pageKey(kind, language) === identifier)
