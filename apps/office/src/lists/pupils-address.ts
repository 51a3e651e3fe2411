import { STUDENT_FILTERS } from '@billett/contract'
import { choices, day, openRow, pageNumber, text } from '@billett/contract/lists/address-fields.ts'
import { type ListState, listAddress } from '@billett/contract/lists/list-address.ts'

const fields = {
  search: text(),
  filters: choices(STUDENT_FILTERS),
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
