export type LegalKind = 'legalNotice' | 'privacyPolicy' | 'terms' | 'contact' | 'accessibility'

/** A screen of the shop that a section leads to. */
export type LegalAction = 'withdrawContract' | 'cancelContract' | 'reportBarrier' | 'cookieSettings'

export interface LegalSection {
  heading: string
  paragraphs: string[]
  /** Below each other, as on an envelope. */
  lines?: string[]
  list?: string[]
  action?: LegalAction
}

/** A page of legal text, ready to be shown. */
export interface LegalDocument {
  title: string
  lead: string
  sections: LegalSection[]
  /** Day since which this wording applies; stored with an order for the terms (`YYYY-MM-DD`). */
  version: string
}
