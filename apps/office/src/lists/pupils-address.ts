import { STUDENT_FILTERS } from '@billett/contract'
import { choices, day, openRow, pageNumber, text } from '@billett/contract/lists/address-fields.ts'
import { type ListState, listAddress } from '@billett/contract/lists/list-address.ts'
import type { ApplicationState } from '@billett/domain'

/** States a list of pupils can be narrowed to: those in which a contract stays for a while. */
export const STUDENT_STATES = [
  'ApprovalOrganizationPending',
  'ApprovalPayerPending',
  'ReApprovalOrganizationPending',
  'ReApprovalPayerPending',
  'DistrictExamination',
  'TransporterExamination',
  'Resubmission',
  'Granted',
  'Rejected',
] as const satisfies readonly ApplicationState[]

const fields = {
  search: text(),
  filters: choices(STUDENT_FILTERS),
  states: choices(STUDENT_STATES),
  grade: text(),
  class: text(),
  from: day(),
  to: day(),
  page: pageNumber(),
  /** The pupil that is looked at. */
  pupil: openRow(),
}

/** Which pupils of an organisation are listed. */
export const pupilsAddress = listAddress(fields)

export type PupilsState = ListState<typeof fields>
