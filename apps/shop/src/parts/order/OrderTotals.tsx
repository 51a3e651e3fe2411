import type { PreparedOrder } from '@billett/contract'
import { classes } from '@billett/web-kit/kit/classes.ts'
import type { ReactNode } from 'react'
import { useShop } from '../../hooks/shop.ts'
import { useTexts } from '../../texts/use-texts.ts'
import styles from './OrderTotals.module.css'

interface RowProps {
  label: ReactNode
  amount: string
  /** What is paid, and what is contained in it. */
  kind?: 'total' | 'contained'
}

const Row = ({ label, amount, kind }: RowProps) => (
  <div
    className={classes(
      styles.row,
      kind === 'total' ? styles.total : styles.soft,
      kind === 'contained' && styles.contained,
    )}
  >
    <dt>{label}</dt>
    <dd className={classes(styles.detail, kind === 'total' && styles.paid)}>{amount}</dd>
  </div>
)

/**
 * Discount and what is paid; below it, in small print, the VAT per rate and the net price it contains (Spec 1 §2.7).
 */
export function OrderTotals({ order }: { order: PreparedOrder }) {
  const { t } = useTexts()
  const { format, language } = useShop()
  const { discountInCents: discount, discountCode: code } = order
  return (
    <dl className={styles.totals}>
      {discount > 0 && (
        <>
          <Row label={t('order.totals.full')} amount={format.money(order.totalGrossInCents + discount)} />
          <Row
            label={code ? t('order.totals.discountWithCode', { code }) : t('order.totals.discount')}
            amount={format.money(-discount)}
          />
        </>
      )}
      <Row kind="total" label={t('order.totals.gross')} amount={format.money(order.totalGrossInCents)} />
      {order.vat.map(({ permille, vatInCents }) => (
        <Row
          key={permille}
          kind="contained"
          label={t('order.totals.vat', { rate: (permille / 10).toLocaleString(language) })}
          amount={format.money(vatInCents)}
        />
      ))}
      <Row kind="contained" label={t('order.totals.net')} amount={format.money(order.totalNetInCents)} />
    </dl>
  )
}
