import { Panel } from '@billett/web-kit/kit/layout/Panel.tsx'
import { StickyBar } from '@billett/web-kit/kit/layout/StickyBar.tsx'
import { PriceText } from '@billett/web-kit/kit/text/PriceText.tsx'
import { Text } from '@billett/web-kit/kit/text/Text.tsx'
import { useShop } from '../../hooks/shop.ts'
import { useCommitment } from '../../parts/subscription/use-commitment.ts'
import { useTexts } from '../../texts/use-texts.ts'
import styles from './DebitBox.module.css'
import { useDebitText } from './use-debit-text.ts'
import type { Debits } from './use-debits.ts'

interface Props {
  title: string
  debits: Debits
  /** The page says the same where it is ordered: then it is not read out twice. */
  told: boolean
}

/** What it costs and what is collected first, always in view on a wide screen; why, for whoever wants to know. */
export function DebitBox({ title, debits: { price }, told }: Props) {
  const { t } = useTexts()
  const { format } = useShop()
  const commitment = useCommitment()
  const debitText = useDebitText()
  return (
    <Panel component="aside" aria-label={t('subscriptionCheckout.cost')} aria-hidden={told} className={styles.box}>
      <Text variant="h2" className={styles.title}>
        {title}
      </Text>
      <PriceText note={price && t('subscriptionTerms.perMonth')}>
        {price ? format.money(price.priceInCent) : t('subscriptionCheckout.priceLater')}
      </PriceText>
      {price && (
        <>
          <Text className={styles.debit}>{debitText(price.debits)}</Text>
          <ul className={styles.terms}>
            {commitment(price.commitment).map(sentence => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </>
      )}
    </Panel>
  )
}

/** The same in short, at the lower edge of a phone. */
export function DebitBar({ debits: { price } }: Pick<Props, 'debits'>) {
  const { t } = useTexts()
  const { format } = useShop()
  const debitText = useDebitText()
  if (!price) return null
  return (
    <div className={styles.place}>
      <StickyBar>
        <PriceText size="medium" note={t('subscriptionTerms.perMonth')}>
          {format.money(price.priceInCent)}
        </PriceText>
        <span className={styles.short}>{debitText(price.debits)}</span>
      </StickyBar>
    </div>
  )
}
