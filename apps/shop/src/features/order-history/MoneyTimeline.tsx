import type { OrderMoney } from '@billett/contract'
import { Text } from '@billett/web-kit/kit/text/Text.tsx'
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
      {events.map(({ kind, amountInCents, on }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: equal events are possible, and they are only ever added
        <li key={index}>
          <Text className={styles.move}>
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
