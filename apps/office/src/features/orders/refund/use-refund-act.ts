import type { MovedRefund, RefundByHand, StaffOrderDetail, StaffRefund } from '@billett/contract'
import type { CallError } from '@billett/web-kit/http/outcome.ts'
import { useSay } from '@billett/web-kit/kit/feedback/toasts.ts'
import { useCallback, useEffect, useState } from 'react'
import { useFormat } from '../../../hooks/use-format.ts'
import { useTrialDispatch } from '../../../hooks/use-trial-dispatch.ts'
import { endStaffRefundByHand, getStaffOrder, retryStaffRefund } from '../../../state/admin/admin.calls.ts'
import { useTexts } from '../../../texts/use-texts.ts'

export interface RefundActProps {
  order: StaffOrderDetail
  refund: StaffRefund
  onClose: () => void
}

/** How it was paid by hand; without it the provider is asked again. */
export type ByHand = Omit<RefundByHand, 'expectedTries'>

interface Tried {
  trial?: MovedRefund | undefined
  errors: readonly CallError[]
}

/** What nobody types is said of the whole. */
const shown = (error: CallError): CallError => (error.field === 'expectedTries' ? { ...error, field: '' } : error)

/** Does something about a failed refund as it was seen; what that would come to is asked once, before. */
export function useRefundAct({ order, refund, onClose }: RefundActProps, said: string) {
  const { t } = useTexts()
  const say = useSay()
  const format = useFormat()
  const dispatch = useTrialDispatch()
  const [tried, setTried] = useState<Tried>()
  const [errors, setErrors] = useState<readonly CallError[]>([])
  const [busy, setBusy] = useState(false)
  const { orderId } = order
  const { guid: refundId, tries: expectedTries } = refund

  const ask = useCallback(
    async (query: { dryRun?: boolean }, paid?: ByHand) => {
      const params = { orderId, refundId }
      const answer = await (paid
        ? dispatch(endStaffRefundByHand({ params, query, body: { expectedTries, ...paid } }))
        : dispatch(retryStaffRefund({ params, query, body: { expectedTries } })))
      return endStaffRefundByHand.fulfilled.match(answer) || retryStaffRefund.fulfilled.match(answer)
        ? { ...answer.payload, errors: [] }
        : { data: [], waits: undefined, errors: (answer.payload?.errors ?? []).map(shown) }
    },
    [dispatch, orderId, refundId, expectedTries],
  )
  // Both need a second person, or neither does, and neither is possible once somebody has moved it.
  useEffect(() => {
    let isWanted = true
    void ask({ dryRun: true }).then(({ data: [trial], errors }) => {
      if (isWanted) setTried({ trial, errors })
    })
    return () => {
      isWanted = false
    }
  }, [ask])

  const reload = () => void dispatch(getStaffOrder({ params: { orderId } }))
  const act = async (paid?: ByHand) => {
    if (busy) return
    setBusy(true)
    const answer = await ask({}, paid)
    setBusy(false)
    setErrors(answer.errors)
    if (answer.errors.length > 0) return
    const { waits } = answer
    say(waits ? t('refunds.waits', { moment: format.instantDateTime(waits.endsOn) }) : said)
    onClose()
    if (!waits) reload()
  }
  return {
    trial: tried?.trial,
    isTrying: tried === undefined,
    /** Why it cannot be done at all. */
    refused: tried?.errors ?? [],
    /** Why it was not done. */
    errors,
    busy,
    act,
    /** Whoever was refused looks at what has become of it. */
    close: () => {
      onClose()
      if (errors.length > 0 || (tried && tried.errors.length > 0)) reload()
    },
  }
}
