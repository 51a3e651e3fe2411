import type { ProductGroup } from '@billett/contract'
import { PriceText } from '@billett/web-kit/kit/text/PriceText.tsx'
import styles from './ProductRow.module.css'
import { useShownPrice } from './use-shown-price.ts'

interface Props {
  group: ProductGroup
  onChoose: () => void
}

/** A product as one thing to press: its name, how long it is good for, what it costs. */
export function ProductRow({ group, onChoose }: Props) {
  const { price, note, validity } = useShownPrice(group)
  return (
    <button type="button" onClick={onChoose} className={styles.row}>
      <span className={styles.words}>
        <strong>{group.title}</strong> {validity && <span className={styles.validity}>{validity}</span>}
      </span>{' '}
      <PriceText size="medium" note={note}>
        {price}
      </PriceText>
    </button>
  )
}
