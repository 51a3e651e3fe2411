/**
 * What a bank says of a file as a whole, in the words of ISO 20022 (ExternalPaymentGroupStatus). A word that is none of
 * these, or none of the standard's, means nothing by itself: whoever took it for a refusal would collect twice.
 */
const MEANINGS = {
  ACCC: 'taken',
  ACCP: 'taken',
  ACFC: 'taken',
  ACSC: 'taken',
  ACSP: 'taken',
  ACTC: 'taken',
  ACWC: 'taken',
  ACWP: 'taken',
  PART: 'pending',
  PATC: 'pending',
  PDNG: 'pending',
  RCVD: 'pending',
  RJCT: 'refused',
} as const

export type FileStatusMeaning = (typeof MEANINGS)[keyof typeof MEANINGS] | 'unknown'

const isKnown = (status: string): status is keyof typeof MEANINGS => Object.hasOwn(MEANINGS, status)

/** Only what is refused in so many words is. */
export const fileStatusMeaning = (status: string): FileStatusMeaning => (isKnown(status) ? MEANINGS[status] : 'unknown')
