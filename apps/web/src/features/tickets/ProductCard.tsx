import type { ProductGroup, ProductOffer } from '@billett/contract'
import { mdiCalendarClock, mdiMapMarkerRadiusOutline } from '@mdi/js'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../ui/Icon.tsx'
import { PriceText } from '../../ui/PriceText.tsx'
import { TicketCard } from '../../ui/TicketCard.tsx'
import { usePriceText } from './use-price-text.ts'

interface Props {
  group: ProductGroup
  onChoose: () => void
}

const byPrice = (a: ProductOffer, b: ProductOffer) => (a.price.cents ?? Infinity) - (b.price.cents ?? Infinity)

const line = { display: 'flex', gap: 1.25, mt: 0.75, color: 'text.secondary' } as const

/** A product in the shop window: what it is, where and how long it is good for, what it costs at least. */
export function ProductCard({ group: { title, overview, products }, onChoose }: Props) {
  const { t } = useTranslation()
  const priceText = usePriceText()
  const [cheapest] = products.toSorted(byPrice)
  const prices = new Set(products.map(offer => offer.price.cents))
  const validities = new Set(products.map(offer => offer.validity.text))
  const where = cheapest?.priceLevelPrintText || cheapest?.zones.map(zone => zone.name).join(' – ')
  return (
    <TicketCard
      stub={
        <>
          <PriceText note={cheapest?.price.cents ? t('common.inclVat') : undefined}>
            {priceText(cheapest?.price, prices.size > 1)}
          </PriceText>
          <Button
            variant="contained"
            onClick={onChoose}
            aria-label={t('tickets.chooseNamed', { ticket: title })}
            sx={{ mt: { sm: 1 } }}
          >
            {t('tickets.choose')}
          </Button>
        </>
      }
    >
      <Typography variant="h3" component="h4">
        {title}
      </Typography>
      <Typography>{overview}</Typography>
      {validities.size === 1 && cheapest && (
        <Box sx={line}>
          <Icon path={mdiCalendarClock} size={20} />
          <span>{t('tickets.valid', { text: cheapest.validity.text })}</span>
        </Box>
      )}
      {where && (
        <Box sx={line}>
          <Icon path={mdiMapMarkerRadiusOutline} size={20} />
          <span>{where}</span>
        </Box>
      )}
    </TicketCard>
  )
}
