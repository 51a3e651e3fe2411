import type { ApplicationState } from '../subscription/application/application-state.ts'

/** A school says whether the facts are right. */
export const WAITS_FOR_SCHOOL: readonly ApplicationState[] = [
  'ApprovalOrganizationPending',
  'ReApprovalOrganizationPending',
]

/** Who pays has not said yet whether the costs are covered. */
export const WAITS_FIRST_FOR_PAYER: readonly ApplicationState[] = ['ApprovalPayerPending', 'DistrictExamination']

/** Who pays says whether the costs are covered. */
export const WAITS_FOR_PAYER: readonly ApplicationState[] = [...WAITS_FIRST_FOR_PAYER, 'ReApprovalPayerPending']

/**
 * Who pays has said yes and is not asked again: a school that did not answer before may still confirm. While school or
 * who pays is asked about the ticket anew, it waits for that answer alone.
 */
export const GRANTED_MEANWHILE: readonly ApplicationState[] = ['Granted', 'Change']

/** Somebody of the portal has to say something. */
export const WAITS_IN_PORTAL: readonly ApplicationState[] = [...WAITS_FOR_SCHOOL, ...WAITS_FOR_PAYER]
