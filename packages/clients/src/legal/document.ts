import type { PageText } from '../schema/page.ts'

export const LEGAL_KINDS = ['legalNotice', 'privacyPolicy', 'terms', 'contact', 'accessibility'] as const
export type LegalKind = (typeof LEGAL_KINDS)[number]

export type LegalSection = PageText['sections'][number]
export type LegalAction = NonNullable<LegalSection['action']>

/** A page of legal text, ready to be shown. */
export interface LegalDocument {
  title: string
  lead: string
  sections: LegalSection[]
  /** Day since which this wording applies; stored with an order for the terms (`YYYY-MM-DD`). */
  version: string
}
