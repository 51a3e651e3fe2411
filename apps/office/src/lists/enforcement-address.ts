import { STAFF_PAGE_SIZE } from '@billett/contract'
import { choice, openRow, pageNumber, pageSize, text } from '@billett/contract/lists/address-fields.ts'
import { type ListState, listAddress } from '@billett/contract/lists/list-address.ts'
import { PAGE_SIZES } from '@billett/contract/lists/page-sizes.ts'
import { ENFORCEMENT_STATES } from '@billett/domain'

/** How far they are, or all of them. */
export const LISTED_CASES = [...ENFORCEMENT_STATES, 'all'] as const

/** In place of an id: the form of a case that is not there yet. */
export const NEW_CASE = 'new'

const fields = {
  search: text(),
  state: choice(LISTED_CASES, 'open'),
  /** One of the clients that the reader sees; '' for all of them. */
  clientId: text(),
  page: pageNumber(),
  pageSize: pageSize(PAGE_SIZES, STAFF_PAGE_SIZE),
  /** The case that is looked at, or `NEW_CASE`. */
  case: openRow(),
}

/** Which cases of checks are listed: what the address of the list says. */
export const enforcementAddress = listAddress(fields)

export type EnforcementListState = ListState<typeof fields>
