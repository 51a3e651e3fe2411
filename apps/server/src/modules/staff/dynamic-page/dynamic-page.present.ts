import { type Client, isLegalKind, type LegalDocument, legalDocument, pageKey } from '@billett/clients'
import type { DynamicPage } from '@billett/contract'
import { pageMarkup } from '@billett/rich-text'
import type { PageName } from './page-identifier.ts'

/** The law wants these; how to reach the company stands in the legal notice as well. */
const REQUIRED: ReadonlySet<string> = new Set(['legalNotice', 'terms', 'privacyPolicy', 'accessibility'])

export const isRequired = ({ path }: PageName): boolean => REQUIRED.has(path)

/** Of a page that staff have added and nobody has written, or not any more. */
const NOTHING: LegalDocument = { title: '', lead: '', sections: [], version: '' }

/** A page of a client as it reads. */
export function presentPage(client: Client, { path, language }: PageName): DynamicPage {
  const written = client.pages?.[pageKey(path, language)]
  const isFree = !isLegalKind(path)
  const { title, lead, sections, version } = isFree ? (written ?? NOTHING) : legalDocument(client, path, language)
  return {
    identifier: pageKey(path, language),
    path,
    language,
    clientId: client.config.settings.clientId,
    client: client.config.texts.name,
    title,
    subtitle: lead,
    content: pageMarkup(sections),
    isGenerated: written === undefined && !isFree,
    isFree,
    isProtected: written === undefined,
    version: written?.changes ?? 0,
    changedOn: version,
  }
}

/** What a note says of a page. */
export const toldOf = ({ title, subtitle, content, isGenerated }: DynamicPage) => ({
  title,
  subtitle,
  content,
  isGenerated,
})
