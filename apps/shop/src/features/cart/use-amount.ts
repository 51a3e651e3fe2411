import { useRef, useState } from 'react'
import { useAppDispatch } from '../../hooks/store-hooks.ts'
import { changeAmount } from '../../state/sale/sale.calls.ts'

interface Line {
  ticketId: string
  amount: number
}

/** The amount of a line as it was wished last; wishes made while one is being answered are sent as one, after it. */
export function useAmount(orderId: string, { ticketId, amount }: Line) {
  const dispatch = useAppDispatch()
  const [wished, setWished] = useState<number | null>(null)
  const running = useRef(false)
  const next = useRef<number | null>(null)

  const wish = async (value: number): Promise<void> => {
    setWished(value)
    next.current = value
    if (running.current) return
    running.current = true
    while (next.current !== null) {
      const params = { orderId, ticketId, amount: next.current }
      next.current = null
      await dispatch(changeAmount({ params }))
    }
    running.current = false
    setWished(null)
  }
  return { shown: wished ?? amount, wish }
}
