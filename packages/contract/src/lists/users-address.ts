import { ACCOUNT_STATES, REGISTERED_WITHIN } from '@billett/domain'
import { STAFF_PAGE_SIZE } from '../values/staff-page.ts'
import { choice, choices, chosenColumns, openRow, pageNumber, pageSize, sortedBy, text } from './address-fields.ts'
import { type ListState, listAddress } from './list-address.ts'
import { PAGE_SIZES } from './page-sizes.ts'

/** Whose accounts; '' for everybody's. */
export const USER_KINDS = ['', 'customer', 'staff'] as const

/** What accounts are put in order by. */
export const USER_SORTS = ['registeredOn'] as const

const fields = {
  search: text(),
  kind: choice(USER_KINDS, ''),
  states: choices(ACCOUNT_STATES),
  /** Within which days they were registered; '' for ever. */
  registered: choice(['', ...REGISTERED_WITHIN], ''),
  /** Those who wait for their deletion alone. */
  leaving: choice(['', 'yes'], ''),
  /** One of the clients that the reader sees; '' for all of them. */
  clientId: text(),
  sort: sortedBy(USER_SORTS, { id: 'registeredOn', desc: true }),
  columns: chosenColumns(),
  page: pageNumber(),
  pageSize: pageSize(PAGE_SIZES, STAFF_PAGE_SIZE),
  /** The account that is looked at. */
  user: openRow(),
}

/** Which accounts are listed, and how: what the address of the list says. */
export const usersAddress = listAddress(fields)

export type UsersState = ListState<typeof fields>
