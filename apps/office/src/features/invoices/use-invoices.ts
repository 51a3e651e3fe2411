import type { Invoice, StaffCount } from '@billett/contract'
import { useCall } from '@billett/web-kit/calls/use-call.ts'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { useAppDispatch } from '../../hooks/store-hooks.ts'
import { type InvoicesState, invoiceFilter } from '../../lists/invoices-address.ts'
import { countStaffInvoices, getStaffInvoices } from '../../state/admin/admin.calls.ts'

/** The invoices that the address asks for, and how many there are. */
export function useInvoices(state: InvoicesState) {
  const dispatch = useAppDispatch()
  const [rows, setRows] = useState<readonly Invoice[]>()
  const [found, setFound] = useState<StaffCount | null>(null)
  const { loading, failed, errors } = useCall(getStaffInvoices)
  const { page, pageSize } = state
  const asked = JSON.stringify(invoiceFilter(state))
  const filter = useMemo<ReturnType<typeof invoiceFilter>>(() => JSON.parse(asked), [asked])
  const again = useCallback(() => {
    // Pages of calls begin at 0.
    void dispatch(getStaffInvoices({ query: { ...filter, page: page - 1, pageSize } })).then(answer => {
      if (getStaffInvoices.fulfilled.match(answer)) setRows(answer.payload.data)
    })
    void dispatch(countStaffInvoices({ query: filter })).then(answer => {
      if (countStaffInvoices.fulfilled.match(answer)) setFound(answer.payload.data[0] ?? null)
    })
  }, [dispatch, filter, page, pageSize])
  useEffect(again, [again])
  return { rows, found, busy: loading, failed, errors, again }
}
