import { INVOICE_STATES } from '@billett/domain'
import { choice, chosenColumns, oneRow, pageNumber, pageSize, sortedAs, text } from './address-fields.ts'
import { type ListState, listAddress } from './list-address.ts'
import { PAGE_SIZES } from './page-sizes.ts'

/** In place of a state: whatever it is. */
const ALL = 'all'

/** Not paid, and never mailed. */
const UNSENT = 'unsent'

export const LISTED_STATES = [ALL, UNSENT, ...INVOICE_STATES] as const

/** What invoices are put in order by; the latest come first without it. */
export const INVOICE_SORTS = ['number', 'payer', 'month', 'dueOn', 'due', 'open'] as const

const fields = {
  /** Part of the payer's name, or how the number begins. */
  search: text(),
  /** `2026-12`; '' for all. */
  month: text(),
  state: choice(LISTED_STATES, ALL),
  /** One organisation that pays; '' for all. */
  payer: oneRow(),
  sort: sortedAs(INVOICE_SORTS),
  columns: chosenColumns(),
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
