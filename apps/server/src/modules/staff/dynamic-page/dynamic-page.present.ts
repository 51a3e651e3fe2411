import { type Client, isLegalKind, type LegalDocument, legalDocument, pageKey } from '@billett/clients'
import type { DynamicPage } from '@billett/contract'
import { pageMarkup } from '@billett/rich-text'
import type { StoredDraft } from './page-draft.repository.ts'
import type { PageName } from './page-identifier.ts'

/** The law wants these; how to reach the company stands in the legal notice as well. */
const REQUIRED: ReadonlySet<string> = new Set(['legalNotice', 'terms', 'privacyPolicy', 'accessibility'])

export const isRequired = ({ path }: PageName): boolean => REQUIRED.has(path)

/** Of a page that staff have added and nobody has written, or not any more. */
const NOTHING: LegalDocument = { title: '', lead: '', sections: [], version: '' }

/** A draft, and what whoever has written it is called. */
interface NamedDraft {
  stored: StoredDraft
  writtenBy: string
}

const presentDraft = ({ stored, writtenBy }: NamedDraft): NonNullable<DynamicPage['draft']> => ({
  title: stored.text.title,
  subtitle: stored.text.lead,
  content: pageMarkup(stored.text.sections),
  version: stored.version,
  writtenBy,
  writtenOn: stored.writtenOn,
})

/** A page of a client as it reads, and what is written to take its place. */
export function presentPage(client: Client, { path, language }: PageName, draft?: NamedDraft): DynamicPage {
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
    draft: draft ? presentDraft(draft) : null,
  }
}

/** What a note says of a page. */
export const toldOf = ({ title, subtitle, content, isGenerated }: DynamicPage) => ({
  title,
  subtitle,
  content,
  isGenerated,
})

/** What a note says of a draft; null where there is none. */
export const toldOfDraft = ({ draft }: Pick<DynamicPage, 'draft'>) =>
  draft && { title: draft.title, subtitle: draft.subtitle, content: draft.content, isDraft: true }
