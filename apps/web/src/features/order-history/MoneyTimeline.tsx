import type { OrderMoney } from '@billett/contract'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useShop } from '../../hooks/shop.ts'
import { useTexts } from '../../texts/use-texts.ts'

/** What happened to the money, one after the other, as the books have it. */
export function MoneyTimeline({ events }: { events: OrderMoney['events'] }) {
  const { t } = useTexts()
  const { format } = useShop()
  if (events.length === 0) return <Typography>{t('account.orders.money.nothing')}</Typography>
  return (
    <Box
      component="ol"
      sx={theme => ({
        listStyle: 'none',
        m: 0,
        p: 0,
        pl: 2,
        display: 'grid',
        gap: 1.5,
        borderLeft: `3px solid ${theme.palette.primary.main}`,
      })}
    >
      {/* Two equal tickets given back together are two equal events; events are only ever added at the end. */}
      {events.map(({ kind, amountInCents, on }, index) => (
        <li key={index}>
          <Typography sx={{ fontWeight: 600 }}>
            {t(`account.orders.money.${kind}`, { amount: format.money(amountInCents) })}
          </Typography>
          <Typography variant="body2" color="textSecondary">
            {format.instantDateTime(on)}
          </Typography>
        </li>
      ))}
    </Box>
  )
}
