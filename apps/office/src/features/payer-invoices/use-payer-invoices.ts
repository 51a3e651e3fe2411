import { pageAsked, useListed } from '../../hooks/use-listed.ts'
import type { PayerInvoicesState } from '../../lists/payer-invoices-address.ts'
import { getPayerInvoices, getPayerPayrollLists } from '../../state/school/school.calls.ts'

/** The invoices that the reader sees, the latest first. */
export const usePayerInvoices = (state: PayerInvoicesState) => useListed(getPayerInvoices, { query: pageAsked(state) })

/** What a company keeps back from wages, the latest first. */
export const usePayerPayroll = ({ listsPage, pageSize }: PayerInvoicesState) =>
  useListed(getPayerPayrollLists, { query: pageAsked({ page: listsPage, pageSize }) })
