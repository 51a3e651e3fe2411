import type { CallError } from '@billett/web-kit/http/outcome.ts'
import { saveFile } from '@billett/web-kit/http/save-file.ts'
import { useSay } from '@billett/web-kit/kit/feedback/toasts.ts'
import { useCallback, useState } from 'react'
import { useAppDispatch } from '../../hooks/store-hooks.ts'
import { cancelInvoice, downloadStaffInvoice, sendInvoiceAgain } from '../../state/admin/admin.calls.ts'
import { useTexts } from '../../texts/use-texts.ts'

/** What is done with an invoice. */
export type InvoiceAct = { kind: 'pdf' | 'xml' | 'send' } | { kind: 'cancel'; reason: string; isAnew: boolean }

/** Does it, and answers why it was refused; undefined where it was done or asked for. */
export type DoInvoiceAct = (act: InvoiceAct) => Promise<readonly CallError[] | undefined>

const NONE: readonly CallError[] = []

/** The acts of the screen of an invoice. `waits`: when what a second person was asked for ends. */
export function useInvoiceActs(guid: string, again: () => void) {
  const { t } = useTexts()
  const dispatch = useAppDispatch()
  const say = useSay()
  const [errors, setErrors] = useState(NONE)
  const [waits, setWaits] = useState<string>()
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
  const act = useCallback<DoInvoiceAct>(
    async one => {
      const { payload } = await send(one)
      if (!(payload && 'data' in payload)) {
        const refused = payload?.errors ?? NONE
        // The dialog that asks for a reason says it itself.
        setErrors(one.kind === 'cancel' ? NONE : refused)
        return refused
      }
      setErrors(NONE)
      if (payload.file) saveFile(payload.file)
      setWaits(payload.waits?.endsOn)
      if (!payload.waits) say(t(`invoices.done.${one.kind}`))
      again()
      return undefined
    },
    [send, say, t, again],
  )
  return { act, errors, waits }
}
