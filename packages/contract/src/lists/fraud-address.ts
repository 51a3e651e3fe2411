import { chosenColumns, pageNumber, pageSize, sortedAs } from './address-fields.ts'
import { type ListState, listAddress } from './list-address.ts'
import { PAGE_SIZES } from './page-sizes.ts'

/** What suspicions are put in order by; those that wait, and the latest first without it. */
export const FRAUD_SORTS = ['points', 'assessedOn'] as const

const fields = {
  sort: sortedAs(FRAUD_SORTS),
  columns: chosenColumns(),
  page: pageNumber(),
  pageSize: pageSize(PAGE_SIZES, 50),
}

/** Which suspicions are listed, and how. */
export const fraudAddress = listAddress(fields)

export type FraudListState = ListState<typeof fields>
