import { chosenColumns, pageNumber, pageSize, sortedAs } from './address-fields.ts'
import { type ListState, listAddress } from './list-address.ts'
import { PAGE_SIZES } from './page-sizes.ts'

/** What files of transfers are put in order by; the latest first without it. */
export const PAYOUT_SORTS = ['dueOn', 'count', 'sum', 'handOverBy'] as const

const fields = {
  sort: sortedAs(PAYOUT_SORTS),
  columns: chosenColumns(),
  page: pageNumber(),
  pageSize: pageSize(PAGE_SIZES, 50),
}

/** Which files of transfers are listed, and how. */
export const payoutsAddress = listAddress(fields)

export type PayoutsState = ListState<typeof fields>
