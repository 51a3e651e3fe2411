import { type Client, freePaths, isFreePath, LEGAL_KINDS, pageKey } from '@billett/clients'
import { LANGUAGES, type Language } from '@billett/domain'

/** A page in one language: one that every shop has, or one that staff have added. */
export interface PageName {
  path: string
  language: Language
}

const inEachLanguage = (paths: readonly string[]): PageName[] =>
  paths.flatMap(path => LANGUAGES.map(language => ({ path, language })))

/** Every page that a shop has by itself, in each language. */
export const PAGES: readonly PageName[] = inEachLanguage(LEGAL_KINDS)

/** Those of a shop, with the ones that staff have added, in the languages in which these are written. */
export const pagesOf = (client: Client): PageName[] => [
  ...PAGES,
  ...inEachLanguage(freePaths(client)).filter(({ path, language }) => client.pages?.[pageKey(path, language)]),
]

/** `terms.de`; undefined for what cannot be a page. */
export function pageNamed(identifier: string): PageName | undefined {
  const known = PAGES.find(({ path, language }) => pageKey(path, language) === identifier)
  if (known) return known
  const dot = identifier.lastIndexOf('.')
  const path = identifier.slice(0, Math.max(dot, 0))
  const language = LANGUAGES.find(one => one === identifier.slice(dot + 1))
  return language && isFreePath(path) ? { path, language } : undefined
}
