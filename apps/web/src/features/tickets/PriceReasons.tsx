import type { ProductDetails } from '@billett/contract'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { useShop } from '../../app/shop.ts'
import { usePriceText } from './use-price-text.ts'

/** The steps from the zones to the amount, the total last. */
export function PriceReasons({ details: { reasons, price } }: { details: ProductDetails }) {
  const { t } = useTranslation()
  const { format } = useShop()
  const priceText = usePriceText()
  return (
    <section>
      <Typography variant="h3" gutterBottom>
        {t('tickets.why')}
      </Typography>
      {reasons.length === 0 && <Typography>{t('tickets.unknownNote')}</Typography>}
      <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0 }}>
        {reasons.map(({ kind, text, cents }) => (
          <Box
            component="li"
            key={`${kind}-${text}`}
            sx={{ display: 'flex', gap: 2, py: 1, borderBottom: 1, borderColor: 'divider' }}
          >
            <Box sx={{ flex: 1, minWidth: 0 }}>{text}</Box>
            {cents !== null && <Box sx={{ fontVariantNumeric: 'tabular-nums' }}>{format.money(cents)}</Box>}
          </Box>
        ))}
        <Box component="li" sx={{ display: 'flex', gap: 2, py: 1, fontWeight: 700, fontSize: '1.1429rem' }}>
          <Box sx={{ flex: 1 }}>{t('tickets.price')}</Box>
          <Box sx={{ fontVariantNumeric: 'tabular-nums' }}>{priceText(price)}</Box>
        </Box>
      </Box>
    </section>
  )
}
