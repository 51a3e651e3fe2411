import { BANK_ENTRY_LISTS } from '@billett/contract'
import { choice, pageNumber, pageSize } from '@billett/contract/lists/address-fields.ts'
import { type ListState, listAddress } from '@billett/contract/lists/list-address.ts'
import { PAGE_SIZES } from '@billett/contract/lists/page-sizes.ts'

const fields = {
  list: choice(BANK_ENTRY_LISTS, 'waiting'),
  page: pageNumber(),
  pageSize: pageSize(PAGE_SIZES, 50),
  /** Of the files, which stand below. */
  filesPage: pageNumber(),
}

/** Which lines of the bank are listed, and which of its files. */
export const bankAddress = listAddress(fields)

export type BankListState = ListState<typeof fields>
