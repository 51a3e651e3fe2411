import { chosenColumns, pageNumber, pageSize, sortedAs } from './address-fields.ts'
import { type ListState, listAddress } from './list-address.ts'
import { PAGE_SIZES } from './page-sizes.ts'

/** What runs are put in order by; the latest day first without it. */
export const RUN_SORTS = ['dueOn', 'count', 'sum', 'toRelease', 'handOverBy'] as const

const fields = {
  sort: sortedAs(RUN_SORTS),
  columns: chosenColumns(),
  page: pageNumber(),
  /** One run for each day, so that few pages hold many years. */
  pageSize: pageSize(PAGE_SIZES, 50),
}

/** Which runs are listed, and how. */
export const billingRunsAddress = listAddress(fields)

export type BillingRunsState = ListState<typeof fields>
