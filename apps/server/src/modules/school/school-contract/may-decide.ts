import type { ApplicationState } from '@billett/domain'

/** A school says whether the facts are right. */
const OF_SCHOOLS: readonly ApplicationState[] = ['ApprovalOrganizationPending', 'ReApprovalOrganizationPending']

/** Who pays says whether the costs are covered. */
const OF_PAYERS: readonly ApplicationState[] = ['ApprovalPayerPending', 'DistrictExamination', 'ReApprovalPayerPending']

/** It is about money: who pays has to say something. */
export const isOfPayer = (state: ApplicationState): boolean => OF_PAYERS.includes(state)

/**
 * Whether a contract waits for people of a school, or of who pays: one never decides in the other's place. A company
 * that pays for its own people is both.
 */
export const mayDecide = (state: ApplicationState, pays: boolean, isOfCompany = false): boolean =>
  (pays ? OF_PAYERS : OF_SCHOOLS).includes(state) || (pays && isOfCompany && OF_SCHOOLS.includes(state))
