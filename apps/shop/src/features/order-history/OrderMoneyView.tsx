import type { OrderMoney, OrderSummary } from '@billett/contract'
import { useEffect, useState } from 'react'
import { useAppDispatch } from '../../hooks/store-hooks.ts'
import { useOwnCall } from '../../hooks/use-own-call.ts'
import { Loaded } from '../../parts/Loaded.tsx'
import { getOrderMoney } from '../../state/sale/sale.calls.ts'
import { setCurrentTicket } from '../../state/sale/sale.slice.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { MoneyTimeline } from './MoneyTimeline.tsx'
import { TicketsMoney } from './TicketsMoney.tsx'

/** Every move of an order's money, and which of its tickets can be given back. */
export function OrderMoneyView({ order: { orderId, hasTickets } }: { order: OrderSummary }) {
  const { t } = useTexts()
  const dispatch = useAppDispatch()
  const [money, setMoney] = useState<OrderMoney>()
  const asking = useOwnCall<'ask'>()
  const wanted = money === undefined && asking.running === undefined && asking.errors.length === 0
  const load = async (): Promise<void> => {
    const answer = await asking.run('ask', getOrderMoney({ params: { orderId } }))
    if (answer) setMoney(answer.data[0])
  }
  useEffect(() => {
    if (wanted) void load()
  })
  return (
    <Loaded
      value={money}
      failed={asking.errors.length > 0}
      loading={asking.running !== undefined}
      onRetry={() => void load()}
      text={t('account.orders.money.loadFailed')}
      rows={2}
      height={40}
    >
      {({ events, tickets }) => (
        <>
          <MoneyTimeline events={events} />
          {hasTickets && (
            <TicketsMoney orderId={orderId} tickets={tickets} onGo={ticketId => dispatch(setCurrentTicket(ticketId))} />
          )}
        </>
      )}
    </Loaded>
  )
}
