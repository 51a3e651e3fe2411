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
export const legalDocument = (client: Client, kind: LegalKind, language: Language): LegalDocument =>
  documents[kind](client)[language]
