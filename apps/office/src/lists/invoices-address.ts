import { choice, pageNumber, pageSize, text } from '@billett/contract/lists/address-fields.ts'
import { type ListState, listAddress } from '@billett/contract/lists/list-address.ts'
import { PAGE_SIZES } from '@billett/contract/lists/page-sizes.ts'
import { INVOICE_STATES } from '@billett/domain'

/** In place of a state: whatever it is. */
const ALL = 'all'

/** Not paid, and never mailed. */
const UNSENT = 'unsent'

export const LISTED_STATES = [ALL, UNSENT, ...INVOICE_STATES] as const

const fields = {
  /** Part of the payer's name, or how the number begins. */
  search: text(),
  /** `2026-12`; '' for all. */
  month: text(),
  state: choice(LISTED_STATES, ALL),
  /** One organisation that pays; '' for all. */
  payer: text(),
  page: pageNumber(),
  pageSize: pageSize(PAGE_SIZES, 50),
}

/** Which invoices are listed. */
export const invoicesAddress = listAddress(fields)

export type InvoicesState = ListState<typeof fields>

/** What the list is asked for by that. */
export const invoiceFilter = ({ search, month, state, payer }: InvoicesState) => ({
  search: search.trim() || undefined,
  month: month || undefined,
  state: state === ALL || state === UNSENT ? undefined : state,
  isUnsent: state === UNSENT || undefined,
  payerGuid: payer || undefined,
})
