import { addMonths, type PlainDate } from '../time/plain-date.ts'

/** Months without a collection after which a mandate can no longer be used (SEPA rule book). */
export const MANDATE_MONTHS = 36

export const MANDATE_STATES = ['active', 'lapsed', 'revoked'] as const
export type MandateState = (typeof MANDATE_STATES)[number]

interface MandateFacts {
  /** Day of the consent, or of the latest collection. */
  lastUsedOn: PlainDate
  isRevoked: boolean
}

/** Last day on which money can be collected. */
export const mandateUsableUntil = (lastUsedOn: PlainDate): PlainDate => addMonths(lastUsedOn, MANDATE_MONTHS)

export const mandateState = ({ lastUsedOn, isRevoked }: MandateFacts, today: PlainDate): MandateState => {
  if (isRevoked) return 'revoked'
  return today > mandateUsableUntil(lastUsedOn) ? 'lapsed' : 'active'
}

/** What debtor and bank know a mandate by: at most 35 characters, unique for the creditor. */
export const mandateReference = (mandateId: string): string => `M-${mandateId.replaceAll('-', '').toUpperCase()}`
