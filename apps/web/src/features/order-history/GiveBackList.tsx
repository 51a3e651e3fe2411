import type { OrderMoney } from '@billett/contract'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { useErrorText } from '../../forms/use-error-text.ts'
import { useShop } from '../../hooks/shop.ts'
import { BusyButton } from '../../ui/BusyButton.tsx'
import { useConfirmed } from '../../ui/use-confirmed.tsx'

type MoneyOfTicket = OrderMoney['tickets'][number]

interface Props {
  tickets: readonly MoneyOfTicket[]
  busy: boolean
  onGiveBack: (ticketId: string) => void
}

/** Each ticket with the way to give it back, or why there is none. */
export function GiveBackList({ tickets, busy, onGiveBack }: Props) {
  const { t } = useTranslation()
  const { format } = useShop()
  const errorText = useErrorText()
  const { ask, question } = useConfirmed<MoneyOfTicket>({
    title: t('account.orders.money.askTitle'),
    text: ({ ticketName, amountInCents }) =>
      t('account.orders.money.askText', { ticket: ticketName, amount: format.money(amountInCents) }),
    yes: t('account.orders.money.askYes'),
    busy,
    act: ({ ticketId }) => onGiveBack(ticketId),
  })
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}>
      {tickets.map(ticket => (
        <li key={ticket.ticketId}>
          <Typography sx={{ fontWeight: 600 }}>
            {ticket.ticketName}, {format.money(ticket.amountInCents)}
          </Typography>
          {ticket.refusal === null ? (
            <BusyButton
              variant="outlined"
              busy={busy}
              aria-label={t('account.orders.money.giveBackOf', { ticket: ticket.ticketName })}
              onClick={() => ask(ticket)}
              sx={{ mt: 0.5 }}
            >
              {t('account.orders.money.giveBack')}
            </BusyButton>
          ) : (
            <Typography color="textSecondary">{errorText(ticket.refusal)}</Typography>
          )}
        </li>
      ))}
      {question}
    </Box>
  )
}
