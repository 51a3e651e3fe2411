import type { PlainDate } from '@billett/domain'

export const CREDIT_SCORES = ['green', 'yellow', 'red'] as const
export type CreditScore = (typeof CREDIT_SCORES)[number]

/** Whom the agency is asked about. */
export interface CreditSubject {
  firstName: string
  lastName: string
  birthDate: PlainDate | null
  street: string
  houseNumber: string
  postCode: string
  city: string
  country: string
}

/** `unreachable`: no answer, or one that explains nothing. */
export type CreditAnswer =
  | { state: 'known'; score: CreditScore; reference: string }
  | { state: 'unreachable'; detail: string }

/** A credit agency (Spec 3 §3, `creditRatingCheck`). Nothing here throws; a call has a time-out of its own. */
export interface CreditCheck {
  /** False in a shop that asks nobody. */
  isActive: boolean
  check: (subject: CreditSubject) => Promise<CreditAnswer>
}
