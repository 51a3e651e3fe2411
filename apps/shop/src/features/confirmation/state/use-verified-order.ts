import type { PreparedOrder } from '@billett/contract'
import { useCallback, useEffect, useState } from 'react'
import { useAppDispatch, useAppSelector } from '../../../hooks/store-hooks.ts'
import { verifyOrder } from '../../../state/sale/sale.calls.ts'
import { selectLastSales, selectVerifiedOrder } from '../../../state/sale/sale.selectors.ts'
import { resetVerification } from '../../../state/sale/sale.slice.ts'
import { backOff } from './back-off.ts'
import { isUndecided, phaseOf } from './order-phase.ts'

interface Asked {
  orderId: string
  times: number
  /** HTTP status of the last refusal, 0 where nobody answered; undefined when it was answered. */
  refused: number | undefined
}

export interface VerifiedOrder {
  /** As the shop says now or, where it does not answer, as this device keeps it. */
  order: PreparedOrder | undefined
  /** The shop has answered, one way or the other. */
  asked: boolean
  refused: number | undefined
  /** How often somebody has asked by hand and been answered. */
  looked: number
  /** Ends when it is answered, one way or the other. */
  lookNow: () => Promise<void>
}

const UNAUTHORIZED = 401
const NOT_FOUND = 404

/** The shop knows of no such order, or not of whoever asks. */
export const isGone = ({ refused }: VerifiedOrder): boolean => refused === NOT_FOUND || refused === UNAUTHORIZED

const NO_ANSWER = 0

/** Asks how the payment of an order stands, and keeps asking with growing pauses until it is decided. */
export function useVerifiedOrder(orderId: string): VerifiedOrder {
  const dispatch = useAppDispatch()
  const verified = useAppSelector(selectVerifiedOrder)
  const kept = useAppSelector(selectLastSales).find(sale => sale.orderId === orderId)
  const [last, setLast] = useState<Asked>({ orderId, times: 0, refused: undefined })
  const [looked, setLooked] = useState(0)
  const current = last.orderId === orderId ? last : { orderId, times: 0, refused: undefined }
  const { times, refused } = current

  const ask = useCallback(async () => {
    const answer = await dispatch(verifyOrder({ params: { orderId }, query: {} }))
    const status = verifyOrder.rejected.match(answer) ? (answer.payload?.status ?? NO_ANSWER) : undefined
    setLast(before => ({ orderId, times: before.orderId === orderId ? before.times + 1 : 1, refused: status }))
  }, [dispatch, orderId])

  useEffect(() => {
    dispatch(resetVerification())
    void ask()
  }, [dispatch, ask])

  const known = verified?.orderId === orderId ? verified : undefined
  const again =
    times > 0 &&
    (refused === undefined
      ? known !== undefined && isUndecided(phaseOf(known))
      : refused === NO_ANSWER || refused >= 500)
  useEffect(() => {
    if (!again) return
    const timer = setTimeout(() => void ask(), backOff(times - 1))
    const awake = () => {
      if (document.visibilityState === 'visible') void ask()
    }
    document.addEventListener('visibilitychange', awake)
    window.addEventListener('online', awake)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', awake)
      window.removeEventListener('online', awake)
    }
  }, [again, times, ask])

  const lookNow = useCallback(() => ask().then(() => setLooked(before => before + 1)), [ask])

  return {
    order: known ?? (refused === undefined ? undefined : kept),
    asked: times > 0,
    refused,
    looked,
    lookNow,
  }
}
