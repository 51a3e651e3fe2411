import type { PlainDate } from '@billett/domain'
import type { Unreachable } from '../unreachable.ts'

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
export type CreditCheckAnswer = { state: 'known'; score: CreditScore; reference: string } | Unreachable

/** A credit agency (Spec 3 §3, `creditRatingCheck`). Nothing here throws; a call has a time-out of its own. */
export interface CreditCheck {
  /** False in a shop that asks nobody. */
  isOffered: boolean
  check: (subject: CreditSubject) => Promise<CreditCheckAnswer>
}
