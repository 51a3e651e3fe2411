import type { ApplicationState } from '@billett/domain'

/** A school says whether the facts are right. */
const OF_SCHOOLS: readonly ApplicationState[] = ['ApprovalOrganizationPending', 'ReApprovalOrganizationPending']

/** Who pays has not said yet whether the costs are covered. */
const FIRST_OF_PAYERS: readonly ApplicationState[] = ['ApprovalPayerPending', 'DistrictExamination']

/** Who pays says whether the costs are covered. */
const OF_PAYERS: readonly ApplicationState[] = [...FIRST_OF_PAYERS, 'ReApprovalPayerPending']

/** It is about money: who pays has to say something. */
export const isOfPayer = (state: ApplicationState): boolean => OF_PAYERS.includes(state)

interface Reader {
  pays: boolean
  isOfCompany: boolean
  /** It went to who pays without the school's answer. */
  isUnconfirmed: boolean
}

/**
 * Whether a contract waits for people of a school, or of who pays: one never decides in the other's place. A company
 * that pays for its own people is both, and a school may still answer what went on without it.
 */
export function mayDecide(state: ApplicationState, { pays, isOfCompany, isUnconfirmed }: Reader): boolean {
  if (pays) return OF_PAYERS.includes(state) || (isOfCompany && OF_SCHOOLS.includes(state))
  return OF_SCHOOLS.includes(state) || (isUnconfirmed && FIRST_OF_PAYERS.includes(state))
}
