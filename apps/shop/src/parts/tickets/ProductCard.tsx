import type { ProductGroup } from '@billett/contract'
import { Button } from '@billett/web-kit/kit/controls/Button.tsx'
import { TicketCard } from '@billett/web-kit/kit/layout/TicketCard.tsx'
import { PriceText } from '@billett/web-kit/kit/text/PriceText.tsx'
import { Text } from '@billett/web-kit/kit/text/Text.tsx'
import { useTexts } from '../../texts/use-texts.ts'
import styles from './ProductCard.module.css'
import { useShownPrice } from './use-shown-price.ts'

interface Props {
  group: ProductGroup
  onChoose: () => void
}

/** A product in the shop window: what it is, how long it is good for, what it costs whom. */
export function ProductCard({ group, onChoose }: Props) {
  const { t } = useTexts()
  const { title, overview } = group
  const { price, note, validity } = useShownPrice(group)
  return (
    <TicketCard
      beside
      stub={
        <>
          <PriceText size="medium" note={note}>
            {price}
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
      {validity && <div className={styles.validity}>{validity}</div>}
    </TicketCard>
  )
}
