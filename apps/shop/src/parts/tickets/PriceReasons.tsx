import type { ProductDetails } from '@billett/contract'
import { LOCALES } from '@billett/domain'
import { Text } from '@billett/web-kit/kit/text/Text.tsx'
import { useShop } from '../../hooks/shop.ts'
import { usePriceText } from '../../hooks/use-price-text.ts'
import { useTexts } from '../../texts/use-texts.ts'
import styles from './PriceReasons.module.css'
import { ZonesPicture } from './ZonesPicture.tsx'

/** From the zones and the rule to the amount and the tax in it. */
export function PriceReasons({ details }: { details: ProductDetails }) {
  const { t } = useTexts()
  const { format, language } = useShop()
  const priceText = usePriceText()
  const { reasons, price, zones, priceLevelPrintText } = details
  const textOf = (kind: (typeof reasons)[number]['kind']) => reasons.find(reason => reason.kind === kind)?.text ?? ''
  const steps = reasons.filter(({ kind }) => kind === 'passengers')
  const rate = new Intl.NumberFormat(LOCALES[language]).format(price.vatPermille / 10)
  const rows: { label: string; text: string; amount?: string }[] = [
    { label: t('tickets.reason.zones', { count: zones.length }), text: zones.map(({ name }) => name).join(' – ') },
    {
      label: t('tickets.reason.rule'),
      text: [priceLevelPrintText, textOf('rule')].filter(Boolean).join(': '),
    },
    ...steps.map(({ text, cents }) => ({
      label: '',
      text,
      amount: cents === null ? undefined : format.money(cents),
    })),
    {
      label: '',
      text: price.vatPermille === 0 ? '' : t('tickets.reason.vat', { rate }),
      amount: price.vatCents === null ? undefined : format.money(price.vatCents),
    },
  ]
  if (price.state === 'unknown')
    return (
      <section>
        <Text variant="h3" gutterBottom>
          {t('tickets.why')}
        </Text>
        <Text>{textOf('price') || t('tickets.unknownNote')}</Text>
      </section>
    )
  return (
    <section>
      <Text variant="h3" gutterBottom>
        {t('tickets.why')}
      </Text>
      {zones.length > 1 && <ZonesPicture zones={zones} />}
      <ul className={styles.list}>
        {rows
          .filter(({ text }) => text !== '')
          .map(({ label, text, amount }) => (
            <li key={label + text} className={styles.item}>
              <div className={styles.reason}>
                {label && <div className={styles.label}>{label}</div>}
                {text}
              </div>
              {amount && <div className={styles.amount}>{amount}</div>}
            </li>
          ))}
        <li className={styles.sum}>
          <div className={styles.total}>{t('tickets.price')}</div>
          <div className={styles.price}>{priceText(price)}</div>
        </li>
      </ul>
    </section>
  )
}
