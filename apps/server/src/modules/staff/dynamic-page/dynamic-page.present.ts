import { type Client, type LegalKind, legalDocument, pageKey } from '@billett/clients'
import type { DynamicPage } from '@billett/contract'
import { pageMarkup } from '@billett/rich-text'
import type { PageName } from './page-identifier.ts'

/** The law wants these; how to reach the company stands in the legal notice as well. */
const REQUIRED: ReadonlySet<LegalKind> = new Set(['legalNotice', 'terms', 'privacyPolicy', 'accessibility'])

export const isRequired = ({ kind }: PageName): boolean => REQUIRED.has(kind)

/** A page of a client as it reads. */
export function presentPage(client: Client, { kind, language }: PageName): DynamicPage {
  const written = client.pages?.[pageKey(kind, language)]
  const { title, lead, sections, version } = legalDocument(client, kind, language)
  return {
    identifier: pageKey(kind, language),
    path: kind,
    language,
    clientId: client.config.settings.clientId,
    client: client.config.texts.name,
    title,
    subtitle: lead,
    content: pageMarkup(sections),
    isGenerated: written === undefined,
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
