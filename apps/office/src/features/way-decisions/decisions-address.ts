import { DECISION_FILTERS } from '@billett/contract'
import { choices, openRow, pageNumber, text } from '@billett/contract/lists/address-fields.ts'
import { type ListState, listAddress } from '@billett/contract/lists/list-address.ts'
import { DECISION_RESULTS } from '@billett/domain'

const fields = {
  search: text(),
  filters: choices(DECISION_FILTERS),
  results: choices(DECISION_RESULTS),
  page: pageNumber(),
  /** The decision that is looked at. */
  decision: openRow(),
}

/** Which decisions are listed. */
export const decisionsAddress = listAddress(fields)
export type DecisionsState = ListState<typeof fields>
