import type { OrderSummary } from '@billett/contract'
import { useLink } from '@billett/web-kit/links/use-link.ts'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { Link } from 'react-router'
import { useShop } from '../../hooks/shop.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { TicketCard } from '../../ui/TicketCard.tsx'
import { EntryActions } from './EntryActions.tsx'
import { MoneyPanel } from './MoneyPanel.tsx'

/** The same tickets, counted. */
function counted(names: readonly string[]): { name: string; count: number }[] {
  const counts = new Map<string, number>()
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1)
  return [...counts].map(([name, count]) => ({ name, count }))
}

/**
 * One order and what can be done with it. Where its money is stands below, so that the price does not move when that is
 * opened.
 */
export function HistoryEntry({ order }: { order: OrderSummary }) {
  const { t } = useTexts()
  const { format } = useShop()
  const link = useLink()
  const { orderId, orderNumber, displayState, createdOn, totalGrossInCents, ticketNames, methodLabel } = order
  return (
    <TicketCard
      component="li"
      options={<MoneyPanel order={order} />}
      stub={
        <>
          <Typography sx={{ fontWeight: 800, fontSize: '1.3rem', whiteSpace: 'nowrap' }}>
            {format.money(totalGrossInCents)}
          </Typography>
          <Typography sx={{ fontWeight: 600 }}>{t(`confirmation.list.states.${displayState}`)}</Typography>
          <Button
            component={Link}
            to={link('confirmOrder', { id: orderId })}
            variant="contained"
            sx={{ mt: { sm: 1.5 } }}
          >
            {t('account.orders.show')}
          </Button>
        </>
      }
    >
      {counted(ticketNames).map(({ name, count }) => (
        <Typography key={name} variant="h3" component="h2">
          {count > 1 ? `${count} × ${name}` : name}
        </Typography>
      ))}
      <Typography color="textSecondary" sx={{ mt: 0.5 }}>
        {t('account.orders.number', { number: orderNumber ?? '–', date: format.instantDate(createdOn) })}
      </Typography>
      {methodLabel !== null && (
        <Typography color="textSecondary">{t('confirmation.paidWith', { method: methodLabel })}</Typography>
      )}
      <Box sx={{ mt: 1.5 }}>
        <EntryActions order={order} />
      </Box>
    </TicketCard>
  )
}
