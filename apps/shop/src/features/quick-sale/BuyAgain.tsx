import { CardGrid } from '@billett/web-kit/kit/layout/CardGrid.tsx'
import { Text } from '@billett/web-kit/kit/text/Text.tsx'
import { useId } from 'react'
import { useAppSelector } from '../../hooks/store-hooks.ts'
import { boughtBefore } from '../../parts/sale/bought-before.ts'
import { selectLastSales } from '../../state/sale/sale.selectors.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { AgainCard } from './AgainCard.tsx'
import styles from './BuyAgain.module.css'

/** What was bought on this device, ready to be bought once more; nothing where nothing was. */
export function BuyAgain() {
  const { t } = useTexts()
  const id = useId()
  const orders = boughtBefore(useAppSelector(selectLastSales))
  if (orders.length === 0) return null
  return (
    <section aria-labelledby={id}>
      <Text variant="h2" id={id} className={styles.title}>
        {t('quickSale.again')}
      </Text>
      <CardGrid least="wide">
        {orders.map(order => (
          <AgainCard key={order.orderId} order={order} />
        ))}
      </CardGrid>
    </section>
  )
}
