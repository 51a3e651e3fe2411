import type { ProductGroup } from '@billett/contract'
import { Button } from '@billett/web-kit/kit/controls/Button.tsx'
import { TicketCard } from '@billett/web-kit/kit/layout/TicketCard.tsx'
import { PriceText } from '@billett/web-kit/kit/text/PriceText.tsx'
import { Text } from '@billett/web-kit/kit/text/Text.tsx'
import { usePriceText, useVatNote } from '../../hooks/use-price-text.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { firstOffer, startingPrice } from './choice/offer-choice.ts'
import styles from './ProductCard.module.css'

interface Props {
  group: ProductGroup
  onChoose: () => void
}

/**
 * A product in the shop window: what it is, how long it is good for, what it costs whom. The price is that of whom the
 * next screen begins with: "from" where it depends on more, and named where others pay another.
 */
export function ProductCard({ group, onChoose }: Props) {
  const { t } = useTexts()
  const priceText = usePriceText()
  const vatNote = useVatNote()
  const { title, overview, products } = group
  const first = firstOffer(group)
  const price = startingPrice(group)
  const differ = new Set(products.map(offer => offer.price.cents)).size > 1
  const validities = new Set(products.map(offer => offer.validity.text))
  return (
    <TicketCard
      beside
      stub={
        <>
          <PriceText size="medium" note={[differ && first?.traveller.name, vatNote(price)].filter(Boolean).join(', ')}>
            {priceText(price)}
          </PriceText>
          <Button
            variant="outlined"
            onClick={onChoose}
            aria-label={t('tickets.chooseNamed', { ticket: title })}
            className={styles.button}
          >
            {t('tickets.choose')}
          </Button>
        </>
      }
    >
      <Text variant="h3" component="h4" className={styles.title}>
        {title}
      </Text>
      <Text variant="body2">{overview}</Text>
      {validities.size === 1 && first && (
        <div className={styles.validity}>{t('tickets.valid', { text: first.validity.text })}</div>
      )}
    </TicketCard>
  )
}
