import type { SubscriptionDetails, SubscriptionPrice } from '@billett/contract'
import { Text } from '@billett/web-kit/kit/text/Text.tsx'
import { useId } from 'react'
import { useShop } from '../../../hooks/shop.ts'
import { useCommitment } from '../../../parts/subscription/use-commitment.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { useDebitText } from '../use-debit-text.ts'
import styles from './EssentialTerms.module.css'

interface Props {
  details: Pick<SubscriptionDetails, 'conditions' | 'title'>
  price: SubscriptionPrice | undefined
}

/** What is bought, for how long, how it ends, and what it costs: what has to stand above the button (§ 312j Abs. 2). */
export function EssentialTerms({ details: { title, conditions }, price }: Props) {
  const { t } = useTexts()
  const { format } = useShop()
  const commitment = useCommitment()
  const debitText = useDebitText()
  const id = useId()
  // How it ends is said by the conditions, in the words of the product.
  const [term] = price ? commitment(price.commitment) : []
  return (
    <section aria-labelledby={id} className={styles.terms}>
      <div className={styles.row}>
        <Text variant="h3" id={id}>
          {title}
        </Text>
        <Text component="span" className={styles.price}>
          {price
            ? `${format.money(price.priceInCent)} ${t('subscriptionTerms.perMonth')}`
            : t('subscriptionCheckout.priceLater')}
        </Text>
      </div>
      <ul className={styles.list}>
        {price && <li className={styles.strong}>{debitText(price.debits)}</li>}
        {term && <li>{term}</li>}
        {conditions.map(sentence => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </section>
  )
}
