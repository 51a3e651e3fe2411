import {
  type ApplicationState,
  GRANTED_MEANWHILE,
  WAITS_FIRST_FOR_PAYER,
  WAITS_FOR_PAYER,
  WAITS_FOR_SCHOOL,
} from '@billett/domain'

/** It is about money: who pays has to say something. */
export const isOfPayer = (state: ApplicationState): boolean => WAITS_FOR_PAYER.includes(state)

/** What went on without its school's answer can still be confirmed by it, and stays as it is. */
export const CONFIRMED_LATE: readonly ApplicationState[] = [...WAITS_FIRST_FOR_PAYER, ...GRANTED_MEANWHILE]

export const isConfirmedLate = (state: ApplicationState): boolean => CONFIRMED_LATE.includes(state)

interface Reader {
  pays: boolean
  isOfCompany: boolean
  /** It went to who pays without the school's answer, and there is none so far. */
  isUnconfirmed: boolean
}

/**
 * Whether a contract waits for people of a school, or of who pays: one never decides in the other's place. A company
 * that pays for its own people is both, and a school may still answer what went on without it: before who pays has said
 * yes and, as it alone knows who its pupils are, afterwards too.
 */
export function mayDecide(state: ApplicationState, { pays, isOfCompany, isUnconfirmed }: Reader): boolean {
  if (pays) return WAITS_FOR_PAYER.includes(state) || (isOfCompany && WAITS_FOR_SCHOOL.includes(state))
  if (isUnconfirmed && isConfirmedLate(state)) return true
  return WAITS_FOR_SCHOOL.includes(state)
}

/** Who said the yes that led to where a contract stands, by the state that it was in; null where nobody did. */
export type YesFrom = 'ApprovalOrganizationPending' | 'ApprovalPayerPending' | null

/**
 * Whether a yes can be taken back by the reader, as one of those who said it: a school its confirmation, until who pays
 * has decided, and what made a contract until its first day, unless that will not come any more. Whether
 * something was issued is asked when it is done.
 */
export function mayTakeBack(
  { yesFrom, isPast }: { yesFrom: YesFrom; isPast: boolean },
  { pays, isOfCompany }: Pick<Reader, 'pays' | 'isOfCompany'>,
): boolean {
  if (yesFrom === null || isPast) return false
  return yesFrom === 'ApprovalPayerPending' ? pays : isOfCompany || !pays
}
