import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useAppSelector } from '../../hooks/store-hooks.ts'
import { selectLastSales } from '../../state/sale/sale.selectors.ts'
import { AgainCard } from './AgainCard.tsx'
import { boughtBefore } from './bought-before.ts'

/** What was bought on this device, ready to be bought once more; nothing where nothing was. */
export function BuyAgain() {
  const { t } = useTranslation()
  const id = useId()
  const orders = boughtBefore(useAppSelector(selectLastSales))
  if (orders.length === 0) return null
  return (
    <Box component="section" aria-labelledby={id}>
      <Typography variant="h2" id={id} sx={{ mb: 2 }}>
        {t('quickSale.again')}
      </Typography>
      <Box
        component="ul"
        sx={{
          listStyle: 'none',
          p: 0,
          m: 0,
          display: 'grid',
          gap: 2,
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 22rem), 1fr))',
        }}
      >
        {orders.map(order => (
          <AgainCard key={order.orderId} order={order} />
        ))}
      </Box>
    </Box>
  )
}
