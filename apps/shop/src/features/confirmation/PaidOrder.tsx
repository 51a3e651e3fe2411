import type { OrderTicket, PreparedOrder } from '@billett/contract'
import { ticketNumber } from '@billett/domain'
import { Panel } from '@billett/web-kit/kit/layout/Panel.tsx'
import { Stack } from '@billett/web-kit/kit/layout/Stack.tsx'
import { Text } from '@billett/web-kit/kit/text/Text.tsx'
import { useEffect } from 'react'
import { useTexts } from '../../texts/use-texts.ts'
import { AccountOffer } from './AccountOffer.tsx'
import { OrderActions } from './OrderActions.tsx'
import { OrderFacts } from './OrderFacts.tsx'
import styles from './PaidOrder.module.css'
import { PaidCase } from './pass/PaidCase.tsx'
import { TicketPass } from './pass/TicketPass.tsx'
import { TopUpPass } from './pass/TopUpPass.tsx'
import { RefundNotice } from './RefundNotice.tsx'
import { settleDraft } from './settle-draft.ts'
import { useOrderTitle } from './state/use-order-title.ts'
import { usePaidLead } from './use-paid-lead.ts'
import { WithdrawalOffer } from './WithdrawalOffer.tsx'

interface Props {
  order: PreparedOrder
  /** False while only the device's copy is shown. */
  online: boolean
  /** Asks again how the order stands. */
  onLook: () => void
  onGivenBack: () => void
}

/** The tickets, usable at once: on a phone nothing but their headline stands above them. */
export function PaidOrder({ order, online, onLook, onGivenBack }: Props) {
  const { t } = useTexts()
  useEffect(() => settleDraft(order.orderId), [order.orderId])
  const lead = usePaidLead(order)
  const titleOf = useOrderTitle()
  /** Equal tickets are told apart by their number. */
  const nameOf = (ticket: OrderTicket): string => {
    const name = ticket.ticketNameLong
    const equal = order.tickets.filter(({ ticketNameLong }) => ticketNameLong === name)
    if (equal.length === 1) return name
    return t('confirmation.oneOfEqual', { name, number: equal.indexOf(ticket) + 1, total: equal.length })
  }
  return (
    <>
      <div data-page-header className={styles.header}>
        <Text variant="h1" className={styles.headline}>
          {titleOf(order)}
        </Text>
      </div>
      <div className={styles.root}>
        <Stack spacing={2.5}>
          <RefundNotice order={order} />
          {order.tickets.map(ticket =>
            ticket.topUp ? (
              <TopUpPass key={ticket.ticketId} ticket={ticket} onLook={onLook} />
            ) : ticket.enforcement ? (
              <PaidCase key={ticket.ticketId} ticket={ticket} />
            ) : (
              <TicketPass
                key={ticket.ticketId}
                order={order}
                ticket={ticket}
                label={nameOf(ticket)}
                number={ticketNumber(order, ticket.ticketId)}
                online={online}
                onGivenBack={onGivenBack}
              />
            ),
          )}
          {lead && <Text color="textSecondary">{lead}</Text>}
        </Stack>
        <Panel component="aside" className={styles.aside}>
          <Stack spacing={3}>
            {online && <OrderActions order={order} />}
            <OrderFacts order={order} />
            {online && <AccountOffer order={order} />}
            <WithdrawalOffer order={order} />
          </Stack>
        </Panel>
      </div>
    </>
  )
}
