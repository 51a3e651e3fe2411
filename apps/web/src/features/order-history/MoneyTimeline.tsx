import type { OrderMoney } from '@billett/contract'
import { Text } from '@billett/web-kit/kit/Text.tsx'
import { useShop } from '../../hooks/shop.ts'
import { useTexts } from '../../texts/use-texts.ts'
import styles from './MoneyTimeline.module.css'

/** What happened to the money, one after the other, as the books have it. */
export function MoneyTimeline({ events }: { events: OrderMoney['events'] }) {
  const { t } = useTexts()
  const { format } = useShop()
  if (events.length === 0) return <Text>{t('account.orders.money.nothing')}</Text>
  return (
    <ol className={styles.root}>
      {/* Two equal tickets given back together are two equal events; events are only ever added at the end. */}
      {events.map(({ kind, amountInCents, on }, index) => (
        <li key={index}>
          <Text className={styles.text}>
            {t(`account.orders.money.${kind}`, { amount: format.money(amountInCents) })}
          </Text>
          <Text variant="body2" color="textSecondary">
            {format.instantDateTime(on)}
          </Text>
        </li>
      ))}
    </ol>
  )
}
