import { pageNumber, pageSize } from '@billett/contract/lists/address-fields.ts'
import { type ListState, listAddress } from '@billett/contract/lists/list-address.ts'

/** As many as the portal answers at once. */
export const PAYER_PAGE_SIZES = [20, 50, 100]

const fields = {
  page: pageNumber(),
  pageSize: pageSize(PAYER_PAGE_SIZES, 50),
  /** Of the payroll lists, which stand below. */
  listsPage: pageNumber(),
}

/** Which invoices whoever pays looks at, and which payroll lists. */
export const payerInvoicesAddress = listAddress(fields)

export type PayerInvoicesState = ListState<typeof fields>
