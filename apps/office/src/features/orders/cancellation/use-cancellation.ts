import type { CancelledOrder, StaffOrderDetail } from '@billett/contract'
import { CANCELLATION_COMMENT, type CancelReason } from '@billett/domain'
import type { CallError } from '@billett/web-kit/http/outcome.ts'
import { useEffect, useState } from 'react'
import { useTrialDispatch } from '../../../hooks/use-trial-dispatch.ts'
import { cancelStaffOrder } from '../../../state/admin/admin.calls.ts'
import { isTakenWhole, salesLeft } from './sales-left.ts'

/** The whole order, or single bookings of it. */
export type Part = 'whole' | 'some'

/** Stands for all of an order that has no bookings. */
const ALL = 'all'

const idsOf = (of: string) => (of === ALL ? {} : { bookingIds: of.split(',') })

/** What a trial says, as long as it is of what is chosen now. */
interface Tried {
  of: string
  trial?: CancelledOrder
  errors: readonly CallError[]
}

/** What is to be taken back of an order, and what that would do: asked anew whenever something else is chosen. */
export function useCancellation(order: StaffOrderDetail) {
  const dispatch = useTrialDispatch()
  const [part, setPart] = useState<Part>('whole')
  const [chosen, setChosen] = useState<readonly string[]>([])
  const [comment, setComment] = useState<string>(CANCELLATION_COMMENT)
  const [reason, setReason] = useState<CancelReason | ''>('')
  const [tried, setTried] = useState<Tried>({ of: '', errors: [] })
  const sales = salesLeft(order)
  const bookings = part === 'whole' ? sales.map(({ guid }) => guid) : chosen
  const isWhole = isTakenWhole(order)
  const of = isWhole ? ALL : bookings.join()
  const { orderId } = order

  useEffect(() => {
    if (of === '') return
    let isWanted = true
    const body = { orderId, ...idsOf(of) }
    const asking = dispatch(cancelStaffOrder({ query: { dryRun: true }, body }))
    void asking.then(answer => {
      if (!isWanted) return
      if (cancelStaffOrder.fulfilled.match(answer)) setTried({ of, trial: answer.payload.data[0], errors: [] })
      else setTried({ of, errors: answer.payload?.errors ?? [] })
    })
    return () => {
      isWanted = false
    }
  }, [dispatch, orderId, of])

  const trial = tried.of === of ? tried.trial : undefined
  const act = async () => {
    const why = { comment, ...(reason !== '' && { reason }) }
    const said = { orderId, ...idsOf(of), ...why, expectedAmountInCent: trial?.amountInCent ?? 0 }
    const answer = await dispatch(cancelStaffOrder({ body: said }))
    if (cancelStaffOrder.fulfilled.match(answer)) return answer.payload
    setTried({ of, ...(trial && { trial }), errors: answer.payload?.errors ?? [] })
    return undefined
  }

  return {
    sales,
    /** There are no bookings to choose from. */
    isWhole,
    part,
    setPart,
    chosen,
    choose: (guid: string, isChosen: boolean) =>
      setChosen(before => (isChosen ? [...before, guid] : before.filter(one => one !== guid))),
    comment,
    setComment,
    reason,
    setReason,
    /** What is to be taken back. */
    taken: sales.filter(({ guid }) => bookings.includes(guid)),
    trial,
    errors: tried.of === of ? tried.errors : [],
    isTrying: of !== '' && tried.of !== of,
    act,
  }
}
