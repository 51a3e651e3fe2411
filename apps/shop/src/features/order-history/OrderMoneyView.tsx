import type { OrderMoney, OrderSummary } from '@billett/contract'
import { SavedNotice } from '@billett/web-kit/kit/feedback/SavedNotice.tsx'
import { useEffect, useState } from 'react'
import { useAppDispatch, useAppSelector } from '../../hooks/store-hooks.ts'
import { useOwnCall } from '../../hooks/use-own-call.ts'
import { Loaded } from '../../parts/Loaded.tsx'
import { getOrderMoney, getOrders, giveBackTickets } from '../../state/sale/sale.calls.ts'
import { selectCurrentTicket } from '../../state/sale/sale.selectors.ts'
import { setCurrentTicket } from '../../state/sale/sale.slice.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { GiveBackList } from './GiveBackList.tsx'
import { MoneyTimeline } from './MoneyTimeline.tsx'

/** Every move of an order's money, and which of its tickets can be given back. */
export function OrderMoneyView({ order: { orderId, hasTickets } }: { order: OrderSummary }) {
  const { t } = useTexts()
  const dispatch = useAppDispatch()
  const current = useAppSelector(selectCurrentTicket)
  const [money, setMoney] = useState<OrderMoney>()
  const [given, setGiven] = useState(false)
  const asking = useOwnCall<'ask'>()
  const giving = useOwnCall<'give'>()
  const wanted = money === undefined && asking.running === undefined && asking.errors.length === 0
  const load = async (): Promise<void> => {
    const answer = await asking.run('ask', getOrderMoney({ params: { orderId } }))
    if (answer) setMoney(answer.data[0])
  }
  useEffect(() => {
    if (wanted) void load()
  })
  const giveBack = async (ticketId: string): Promise<boolean> => {
    setGiven(false)
    dispatch(setCurrentTicket(ticketId))
    const answer = await giving.run('give', giveBackTickets({ params: { orderId }, body: { ticketGuids: [ticketId] } }))
    if (!answer) return false
    setMoney(answer.data[0])
    return true
  }
  const givenBack = () => {
    setGiven(true)
    void dispatch(getOrders())
  }
  return (
    <>
      <SavedNotice shown={given}>{t('account.orders.money.given')}</SavedNotice>
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
              <GiveBackList
                tickets={tickets}
                givingBack={giving.running === undefined ? null : current}
                onGiveBack={giveBack}
                onGivenBack={givenBack}
                errors={giving.errors}
              />
            )}
          </>
        )}
      </Loaded>
    </>
  )
}
