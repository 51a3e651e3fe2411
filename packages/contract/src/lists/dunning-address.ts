import { DUNNING_LISTS } from '../replies/staff-bank.ts'
import { choice, chosenColumns, pageNumber, pageSize, sortedAs } from './address-fields.ts'
import { type ListState, listAddress } from './list-address.ts'
import { PAGE_SIZES } from './page-sizes.ts'

/** Those that are open or over, or all of them. */
export const LISTED_DUNNING = [...DUNNING_LISTS, 'all'] as const

/** What cases are put in order by; those that are open, and the latest first without it. */
export const DUNNING_SORTS = ['reachedOn'] as const

const fields = {
  list: choice(LISTED_DUNNING, 'open'),
  sort: sortedAs(DUNNING_SORTS),
  columns: chosenColumns(),
  page: pageNumber(),
  pageSize: pageSize(PAGE_SIZES, 50),
}

/** Which cases of dunning are listed. */
export const dunningAddress = listAddress(fields)

export type DunningListState = ListState<typeof fields>
