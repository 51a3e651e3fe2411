import type { Language } from '@billett/domain'
import type { Client } from '../schema/client.ts'
import { accessibility } from './accessibility.ts'
import { contact } from './contact.ts'
import type { LegalDocument, LegalKind } from './document.ts'
import { legalNotice } from './legal-notice.ts'
import { privacyPolicy } from './privacy-policy.ts'
import { terms } from './terms.ts'

const documents: Record<LegalKind, (client: Client) => Record<Language, LegalDocument>> = {
  legalNotice,
  privacyPolicy,
  terms,
  contact,
  accessibility,
}

/** A legal page of a client, made from the facts in its configuration. */
export const generatedDocument = (client: Client, kind: LegalKind, language: Language): LegalDocument =>
  documents[kind](client)[language]

/** Where a page stands among those that staff have written: `terms.de`. */
export const pageKey = (path: string, language: Language): string => `${path}.${language}`

/** A legal page of a client as it is read: what staff have written, else what is made from its facts. */
export const legalDocument = (client: Client, kind: LegalKind, language: Language): LegalDocument =>
  client.pages?.[pageKey(kind, language)] ?? generatedDocument(client, kind, language)
