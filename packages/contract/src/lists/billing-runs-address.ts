import { RUN_STATES } from '@billett/domain'
import { choice, chosenColumns, pageNumber, pageSize, sortedAs } from './address-fields.ts'
import { type ListState, listAddress } from './list-address.ts'
import { PAGE_SIZES } from './page-sizes.ts'

/** What runs are put in order by; the latest day first without it. */
export const RUN_SORTS = ['dueOn', 'count', 'sum', 'toRelease', 'handOverBy'] as const

/** All of them, those with a file that somebody has to release, or those that have come so far. */
export const LISTED_RUNS = ['', 'toRelease', ...RUN_STATES] as const

const fields = {
  state: choice(LISTED_RUNS, ''),
  sort: sortedAs(RUN_SORTS),
  columns: chosenColumns(),
  page: pageNumber(),
  /** One run for each day, so that few pages hold many years. */
  pageSize: pageSize(PAGE_SIZES, 50),
}

/** Which runs are listed, and how. */
export const billingRunsAddress = listAddress(fields)

export type BillingRunsState = ListState<typeof fields>

/** What the list is asked for by that. */
export const runFilter = ({ state }: Pick<BillingRunsState, 'state'>) =>
  state === 'toRelease' ? { toRelease: true } : { state: state || undefined }
