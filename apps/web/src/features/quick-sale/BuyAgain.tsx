import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { useAppSelector } from '../../hooks/store-hooks.ts'
import { selectLastSales } from '../../state/sale/sale.selectors.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { CardGrid } from '../../ui/CardGrid.tsx'
import { AgainCard } from './AgainCard.tsx'
import { boughtBefore } from './bought-before.ts'

/** What was bought on this device, ready to be bought once more; nothing where nothing was. */
export function BuyAgain() {
  const { t } = useTexts()
  const id = useId()
  const orders = boughtBefore(useAppSelector(selectLastSales))
  if (orders.length === 0) return null
  return (
    <Box component="section" aria-labelledby={id}>
      <Typography variant="h2" id={id} sx={{ mb: 2 }}>
        {t('quickSale.again')}
      </Typography>
      <CardGrid least="26rem">
        {orders.map(order => (
          <AgainCard key={order.orderId} order={order} />
        ))}
      </CardGrid>
    </Box>
  )
}
