import type { PreparedOrder } from '@billett/contract'
import { useShop } from '../../hooks/shop.ts'
import { MaskedText } from '../../parts/masked/MaskedText.tsx'
import { useTexts } from '../../texts/use-texts.ts'
import styles from './OrderFacts.module.css'

/** Numbers somebody asks for when there is a question. */
export function OrderFacts({ order }: { order: PreparedOrder }) {
  const { t } = useTexts()
  const { format } = useShop()
  const isPaid = order.paidOn !== null && !order.tickets.every(({ isReceived }) => isReceived)
  const facts = [
    [t('confirmation.order'), order.orderNumber],
    [t('confirmation.invoice'), order.invoiceNumber],
    [t('confirmation.placed'), format.instantDateTime(order.paidOn ?? order.createdOn)],
    [t('confirmation.total'), isPaid ? format.money(order.totalGrossInCents) : null],
    [t('confirmation.paymentMethod'), isPaid ? order.payment.methodLabel : null],
  ] as const
  return (
    <dl className={styles.root}>
      {facts.map(
        ([name, value]) =>
          value !== null && (
            <div key={name}>
              <dt className={styles.term}>{name}</dt>
              <dd className={styles.detail}>
                <MaskedText text={value} />
              </dd>
            </div>
          ),
      )}
    </dl>
  )
}
