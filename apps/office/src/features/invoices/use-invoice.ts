import type { InvoiceDetail } from '@billett/contract'
import { useCall } from '@billett/web-kit/calls/use-call.ts'
import { useCallback, useEffect, useState } from 'react'
import { useAppDispatch } from '../../hooks/store-hooks.ts'
import { getStaffInvoice } from '../../state/admin/admin.calls.ts'

/** One invoice as it was asked for last. */
export function useInvoice(guid: string) {
  const dispatch = useAppDispatch()
  const [found, setFound] = useState<InvoiceDetail>()
  const { loading, failed, errors } = useCall(getStaffInvoice)
  const again = useCallback(
    () =>
      void dispatch(getStaffInvoice({ params: { invoiceGuid: guid } })).then(answer => {
        if (getStaffInvoice.fulfilled.match(answer)) setFound(answer.payload.data[0])
      }),
    [dispatch, guid],
  )
  useEffect(again, [again])
  // Of another address nothing is shown while the own one is on its way.
  return { invoice: found?.guid === guid ? found : undefined, failed: failed && !loading, errors, again }
}
