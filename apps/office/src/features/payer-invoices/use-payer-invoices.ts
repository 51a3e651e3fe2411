import type { Invoice, PayrollList } from '@billett/contract'
import { useCall } from '@billett/web-kit/calls/use-call.ts'
import { useCallback, useEffect, useState } from 'react'
import { useAppDispatch } from '../../hooks/store-hooks.ts'
import { getPayerInvoices, getPayerPayrollLists } from '../../state/school/school.calls.ts'

/** As many as are shown: more than eight years of months. */
const ROWS = 100

/** The invoices and payroll lists that the reader sees, the latest first. */
export function usePayerInvoices() {
  const dispatch = useAppDispatch()
  const [invoices, setInvoices] = useState<readonly Invoice[]>()
  const [lists, setLists] = useState<readonly PayrollList[]>()
  const { loading, failed, errors } = useCall(getPayerInvoices)
  const again = useCallback(() => {
    const query = { pageSize: ROWS }
    void dispatch(getPayerInvoices({ query })).then(answer => {
      if (getPayerInvoices.fulfilled.match(answer)) setInvoices(answer.payload.data)
    })
    void dispatch(getPayerPayrollLists({ query })).then(answer => {
      if (getPayerPayrollLists.fulfilled.match(answer)) setLists(answer.payload.data)
    })
  }, [dispatch])
  useEffect(again, [again])
  return { invoices, lists, busy: loading, failed: failed && !loading, errors, again }
}
