import { LANGUAGES, type Language } from '@billett/domain'
import type { Client } from '../schema/client.ts'
import { LEGAL_KINDS, type LegalDocument, type LegalKind } from './document.ts'

/** Letters, numbers and single hyphens, as they stand in an address: `fahrrad-mitnehmen`. */
const FREE = /^[a-z0-9]+(?:-[a-z0-9]+)*$/

/** Characters of a path at most. */
export const FREE_PATH_LENGTH = 40

const legal: ReadonlySet<string> = new Set(LEGAL_KINDS)

export const isLegalKind = (path: string): path is LegalKind => legal.has(path)

/** Whether staff may give a page of their own this path. */
export const isFreePath = (path: string): boolean =>
  path.length <= FREE_PATH_LENGTH && FREE.test(path) && !isLegalKind(path)

/** The paths of the pages that staff have added, in the order of the alphabet. */
export const freePaths = ({ pages = {} }: Pick<Client, 'pages'>): string[] =>
  [...new Set(Object.keys(pages).map(key => key.slice(0, key.lastIndexOf('.'))))].filter(isFreePath).sort()

/** A page that staff have added: in this language, else in another it is written in; undefined where there is none. */
export function freePage(
  { pages = {} }: Pick<Client, 'pages'>,
  path: string,
  language: Language,
): { document: LegalDocument; language: Language } | undefined {
  if (!isFreePath(path)) return undefined
  const spoken = [language, ...LANGUAGES].find(one => pages[`${path}.${one}`])
  const document = spoken && pages[`${path}.${spoken}`]
  return document && { document, language: spoken }
}
