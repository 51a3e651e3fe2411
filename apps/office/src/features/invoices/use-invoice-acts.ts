import { useCallback } from 'react'
import { useAppDispatch } from '../../hooks/store-hooks.ts'
import { type DoAct, useScreenActs } from '../../parts/use-screen-acts.ts'
import { cancelInvoice, downloadStaffInvoice, sendInvoiceAgain } from '../../state/admin/admin.calls.ts'
import { useTexts } from '../../texts/use-texts.ts'

/** What is done with an invoice. */
export type InvoiceAct = { kind: 'pdf' | 'xml' | 'send' } | { kind: 'cancel'; reason: string; isAnew: boolean }

export type DoInvoiceAct = DoAct<InvoiceAct>

/** The acts of the screen of an invoice. `waits`: when what a second person was asked for ends. */
export function useInvoiceActs(guid: string, again: () => void) {
  const { t } = useTexts()
  const dispatch = useAppDispatch()
  const send = useCallback(
    (one: InvoiceAct) => {
      const params = { invoiceGuid: guid }
      switch (one.kind) {
        case 'cancel':
          return dispatch(cancelInvoice({ params, body: { reason: one.reason, isAnew: one.isAnew } }))
        case 'send':
          return dispatch(sendInvoiceAgain({ params }))
        default:
          return dispatch(downloadStaffInvoice({ params, query: { format: one.kind } }))
      }
    },
    [dispatch, guid],
  )
  const done = useCallback((one: InvoiceAct) => t(`invoices.done.${one.kind}`), [t])
  return useScreenActs({ send, done, again })
}
