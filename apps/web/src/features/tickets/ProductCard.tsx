import type { ProductGroup } from '@billett/contract'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { usePriceText } from '../../hooks/use-price-text.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { PriceText } from '../../ui/PriceText.tsx'
import { TicketCard } from '../../ui/TicketCard.tsx'
import { firstOffer } from './offer-choice.ts'

interface Props {
  group: ProductGroup
  onChoose: () => void
}

/**
 * A product in the shop window: what it is, how long it is good for, what it costs whom. The price is the one the next
 * screen begins with.
 */
export function ProductCard({ group, onChoose }: Props) {
  const { t } = useTexts()
  const priceText = usePriceText()
  const { title, overview, products } = group
  const first = firstOffer(group)
  const differ = new Set(products.map(offer => offer.price.cents)).size > 1
  const validities = new Set(products.map(offer => offer.validity.text))
  return (
    <TicketCard
      beside
      stub={
        <>
          <PriceText
            size="medium"
            note={
              differ
                ? first?.traveller.name
                : first?.price.cents && first.price.vatPermille > 0
                  ? t('common.inclVat')
                  : undefined
            }
          >
            {priceText(first?.price)}
          </PriceText>
          <Button
            variant="outlined"
            onClick={onChoose}
            aria-label={t('tickets.chooseNamed', { ticket: title })}
            sx={{ px: 1, maxWidth: '100%' }}
          >
            {t('tickets.choose')}
          </Button>
        </>
      }
    >
      <Typography variant="h3" component="h4" sx={{ fontSize: '1rem', mb: 0.5 }}>
        {title}
      </Typography>
      <Typography variant="body2">{overview}</Typography>
      {validities.size === 1 && first && (
        <Box sx={{ mt: 0.5, color: 'text.secondary', fontSize: '0.9286rem' }}>
          {t('tickets.valid', { text: first.validity.text })}
        </Box>
      )}
    </TicketCard>
  )
}
