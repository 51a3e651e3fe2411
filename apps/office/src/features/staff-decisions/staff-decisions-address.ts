import { DECISION_FILTERS } from '@billett/contract'
import { choices, openRow, pageNumber, pageSize, text } from '@billett/contract/lists/address-fields.ts'
import { type ListState, listAddress } from '@billett/contract/lists/list-address.ts'
import { PAGE_SIZES } from '@billett/contract/lists/page-sizes.ts'

const fields = {
  search: text(),
  filters: choices(DECISION_FILTERS),
  page: pageNumber(),
  pageSize: pageSize(PAGE_SIZES, 100),
  /** The decision that is looked at. */
  decision: openRow(),
}

/** Which decisions are listed. */
export const staffDecisionsAddress = listAddress(fields)
export type StaffDecisionsState = ListState<typeof fields>
