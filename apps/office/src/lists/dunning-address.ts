import { DUNNING_LISTS } from '@billett/contract'
import { choice, pageNumber, pageSize } from '@billett/contract/lists/address-fields.ts'
import { type ListState, listAddress } from '@billett/contract/lists/list-address.ts'
import { PAGE_SIZES } from '@billett/contract/lists/page-sizes.ts'

/** Those that are open or over, or all of them. */
export const LISTED_DUNNING = [...DUNNING_LISTS, 'all'] as const

const fields = {
  list: choice(LISTED_DUNNING, 'open'),
  page: pageNumber(),
  pageSize: pageSize(PAGE_SIZES, 50),
}

/** Which cases of dunning are listed. */
export const dunningAddress = listAddress(fields)

export type DunningListState = ListState<typeof fields>
