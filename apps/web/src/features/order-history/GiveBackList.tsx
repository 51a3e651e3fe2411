import type { OrderMoney } from '@billett/contract'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useShop } from '../../app/shop.ts'
import { useErrorText } from '../../forms/use-error-text.ts'
import { BusyButton } from '../../ui/BusyButton.tsx'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'

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
  const [asked, setAsked] = useState<MoneyOfTicket>()
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
              onClick={() => setAsked(ticket)}
              sx={{ mt: 0.5 }}
            >
              {t('account.orders.money.giveBack')}
            </BusyButton>
          ) : (
            <Typography color="textSecondary">{errorText(ticket.refusal)}</Typography>
          )}
        </li>
      ))}
      {asked && (
        <ConfirmDialog
          title={t('account.orders.money.askTitle')}
          yes={t('account.orders.money.askYes')}
          no={t('common.cancel')}
          closeLabel={t('common.close')}
          busy={busy}
          onNo={() => setAsked(undefined)}
          onYes={() => {
            setAsked(undefined)
            onGiveBack(asked.ticketId)
          }}
        >
          {t('account.orders.money.askText', { ticket: asked.ticketName, amount: format.money(asked.amountInCents) })}
        </ConfirmDialog>
      )}
    </Box>
  )
}
