import { ENFORCEMENT_STATES } from '@billett/domain'
import { STAFF_PAGE_SIZE } from '../values/staff-page.ts'
import { choice, chosenColumns, openRow, pageNumber, pageSize, sortedAs, text } from './address-fields.ts'
import { type ListState, listAddress } from './list-address.ts'
import { PAGE_SIZES } from './page-sizes.ts'

/** How far they are, or all of them. */
export const LISTED_CASES = [...ENFORCEMENT_STATES, 'all'] as const

/** In place of an id: the form of a case that is not there yet. */
export const NEW_CASE = 'new'

/** What cases are put in order by; the latest checks come first without it. */
export const ENFORCEMENT_SORTS = ['caseNumber', 'checkedOn', 'place', 'payUntil'] as const

const fields = {
  search: text(),
  state: choice(LISTED_CASES, 'open'),
  /** One of the clients that the reader sees; '' for all of them. */
  clientId: text(),
  sort: sortedAs(ENFORCEMENT_SORTS),
  columns: chosenColumns(),
  page: pageNumber(),
  pageSize: pageSize(PAGE_SIZES, STAFF_PAGE_SIZE),
  /** The case that is looked at, or `NEW_CASE`. */
  case: openRow(),
}

/** Which cases of checks are listed: what the address of the list says. */
export const enforcementAddress = listAddress(fields)

export type EnforcementListState = ListState<typeof fields>
