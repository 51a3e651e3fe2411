import type { OrderTicket, PreparedOrder } from '@billett/contract'
import { ticketNumber } from '@billett/domain'
import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import { useEffect } from 'react'
import { storedDraft } from '../../storage/checkout-draft.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { Headline } from '../../ui/Headline.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { AccountOffer } from './AccountOffer.tsx'
import { OrderActions } from './OrderActions.tsx'
import { OrderFacts } from './OrderFacts.tsx'
import { RefundNotice } from './RefundNotice.tsx'
import { TicketPass } from './TicketPass.tsx'
import { TopUpPass } from './TopUpPass.tsx'
import { usePaidLead } from './use-paid-lead.ts'
import { WithdrawalOffer } from './WithdrawalOffer.tsx'

interface Props {
  order: PreparedOrder
  /** False while only the device's copy is shown. */
  online: boolean
  /** Asks again how the order stands. */
  onLook: () => void
}

/** The tickets, usable at once. */
export function PaidOrder({ order, online, onLook }: Props) {
  const { t } = useTexts()
  useEffect(() => storedDraft.remove(), [])
  const lead = usePaidLead(order)
  const hasTickets = order.tickets.some(({ topUp }) => !topUp)
  const many = order.tickets.length > 1
  /** Equal tickets are told apart by their number. */
  const nameOf = (ticket: OrderTicket): string => {
    const name = ticket.ticketNameLong
    const equal = order.tickets.filter(({ ticketNameLong }) => ticketNameLong === name)
    if (equal.length === 1) return name
    return t('confirmation.oneOfEqual', { name, number: equal.indexOf(ticket) + 1, total: equal.length })
  }
  return (
    <>
      <Headline
        headline={
          !hasTickets
            ? t('confirmation.paid.headlineTopUp')
            : many
              ? t('confirmation.paid.headlineMany')
              : t('confirmation.paid.headline')
        }
        lead={lead}
      />
      <Box
        sx={{
          display: 'grid',
          gap: { xs: 2.5, md: 4 },
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 20rem' },
          alignItems: 'start',
        }}
      >
        <Stack spacing={2.5}>
          <RefundNotice order={order} />
          {order.tickets.map(ticket =>
            ticket.topUp ? (
              <TopUpPass key={ticket.ticketId} ticket={ticket} onLook={onLook} />
            ) : (
              <TicketPass
                key={ticket.ticketId}
                ticket={ticket}
                label={nameOf(ticket)}
                number={ticketNumber(order, ticket.ticketId)}
                online={online}
              />
            ),
          )}
        </Stack>
        <Panel component="aside" sx={{ p: { xs: 2.5, sm: 3 }, position: { md: 'sticky' }, top: 92 }}>
          <Stack spacing={3}>
            {online && <OrderActions order={order} />}
            <OrderFacts order={order} />
            {online && <AccountOffer order={order} />}
            <WithdrawalOffer order={order} />
          </Stack>
        </Panel>
      </Box>
    </>
  )
}
