import { type InvoicesState, invoiceFilter } from '@billett/contract/lists/invoices-address.ts'
import { saidSort } from '@billett/domain'
import { pageAsked, useCounted } from '../../hooks/use-listed.ts'
import { countStaffInvoices, getStaffInvoices } from '../../state/admin/admin.calls.ts'

/** The invoices that the address asks for, and how many there are. */
export function useInvoices(state: InvoicesState) {
  const filter = invoiceFilter(state)
  return useCounted(
    { call: getStaffInvoices, args: { query: { ...filter, ...pageAsked(state), sort: saidSort(state.sort) } } },
    { call: countStaffInvoices, args: { query: filter } },
  )
}
