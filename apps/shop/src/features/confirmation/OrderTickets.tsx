import type { OrderTicket, PreparedOrder } from '@billett/contract'
import { ticketNumber } from '@billett/domain'
import { serverNow } from '@billett/web-kit/http/server-clock.ts'
import { Tabs } from '@billett/web-kit/kit/layout/Tabs.tsx'
import { useState } from 'react'
import { wantedFirst } from '../../parts/sale/sale-groups.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { PaidCase } from './pass/PaidCase.tsx'
import { TicketPass } from './pass/TicketPass.tsx'
import { TopUpPass } from './pass/TopUpPass.tsx'

interface Props {
  order: PreparedOrder
  /** False while only the device's copy is shown. */
  online: boolean
  /** Asks again how the order stands. */
  onLook: () => void
  onGivenBack: () => void
}

/** Several tickets are shown one at a time, the one that is valid now first: an inspector looks at one. */
export function OrderTickets({ order, online, onLook, onGivenBack }: Props) {
  const { t } = useTexts()
  const passes = order.tickets.filter(({ topUp, enforcement }) => !topUp && !enforcement)
  const [chosen, setChosen] = useState(() => wantedFirst(passes, serverNow())?.ticketId)
  const shown = passes.find(({ ticketId }) => ticketId === chosen) ?? passes[0]
  /** Equal tickets are told apart by their number. */
  const nameOf = (ticket: OrderTicket): string => {
    const name = ticket.ticketNameLong
    const equal = order.tickets.filter(({ ticketNameLong }) => ticketNameLong === name)
    if (equal.length === 1) return name
    return t('confirmation.oneOfEqual', { name, number: equal.indexOf(ticket) + 1, total: equal.length })
  }
  const pass = shown && (
    <TicketPass
      key={shown.ticketId}
      order={order}
      ticket={shown}
      label={nameOf(shown)}
      number={ticketNumber(order, shown.ticketId)}
      online={online}
      onGivenBack={onGivenBack}
    />
  )
  return (
    <>
      {passes.length > 1 && shown ? (
        <Tabs
          label={t('confirmation.ticketTabs')}
          tabs={passes.map(({ ticketId }, index) => ({
            value: ticketId,
            text: t('confirmation.ticketTab', { number: index + 1, total: passes.length }),
          }))}
          value={shown.ticketId}
          onChange={setChosen}
        >
          {pass}
        </Tabs>
      ) : (
        pass
      )}
      {order.tickets.map(ticket =>
        ticket.topUp ? (
          <TopUpPass key={ticket.ticketId} ticket={ticket} onLook={onLook} />
        ) : (
          ticket.enforcement && <PaidCase key={ticket.ticketId} ticket={ticket} />
        ),
      )}
    </>
  )
}
