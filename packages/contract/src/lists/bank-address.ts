import { BANK_ENTRY_LISTS } from '../replies/staff-bank.ts'
import { choice, chosenColumns, pageNumber, pageSize, sortedAs } from './address-fields.ts'
import { type ListState, listAddress } from './list-address.ts'
import { PAGE_SIZES } from './page-sizes.ts'

/** What lines are put in order by; what waits longest, or was laid aside last, comes first without it. */
export const BANK_SORTS = ['bookedOn', 'amount'] as const

const fields = {
  list: choice(BANK_ENTRY_LISTS, 'waiting'),
  sort: sortedAs(BANK_SORTS),
  columns: chosenColumns(),
  page: pageNumber(),
  pageSize: pageSize(PAGE_SIZES, 50),
  /** Of the files, which stand below. */
  filesPage: pageNumber(),
}

/** Which lines of the bank are listed, and which of its files. */
export const bankAddress = listAddress(fields)

export type BankListState = ListState<typeof fields>
