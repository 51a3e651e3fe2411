import { APPROVAL_STATES } from '@billett/domain'
import { STAFF_PAGE_SIZE } from '../values/staff-page.ts'
import { choice, chosenColumns, openRow, pageNumber, pageSize } from './address-fields.ts'
import { type ListState, listAddress } from './list-address.ts'
import { PAGE_SIZES } from './page-sizes.ts'

/** In place of a state: whatever has become of it. */
const ALL = 'all'

export const SHOWN_APPROVALS = [...APPROVAL_STATES, ALL] as const

/** Whose requests: everybody's of the company, or those that the reader has made. */
export const WHOSE_APPROVALS = ['', 'mine'] as const

const fields = {
  whose: choice(WHOSE_APPROVALS, ''),
  state: choice(SHOWN_APPROVALS, 'waiting'),
  columns: chosenColumns(),
  page: pageNumber(),
  pageSize: pageSize(PAGE_SIZES, STAFF_PAGE_SIZE),
  /** What is looked at. */
  approval: openRow(),
}

/** Which requests are listed: what the address of the list says. */
export const approvalsAddress = listAddress(fields)

export type ApprovalsState = ListState<typeof fields>

/** The state that the call asks for. */
export const askedState = ({ state }: Pick<ApprovalsState, 'state'>) => (state === ALL ? undefined : state)
