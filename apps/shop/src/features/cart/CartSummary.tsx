import type { PreparedOrder } from '@billett/contract'
import { Button } from '@billett/web-kit/kit/controls/Button.tsx'
import { Panel } from '@billett/web-kit/kit/layout/Panel.tsx'
import { StickyBar } from '@billett/web-kit/kit/layout/StickyBar.tsx'
import { PriceText } from '@billett/web-kit/kit/text/PriceText.tsx'
import { Link } from '@billett/web-kit/links/Link.tsx'
import { useLink } from '@billett/web-kit/links/use-link.ts'
import { useShop } from '../../hooks/shop.ts'
import { OrderTotals } from '../../parts/order/OrderTotals.tsx'
import { useTexts } from '../../texts/use-texts.ts'
import styles from './CartSummary.module.css'

function ToCheckout() {
  const { t } = useTexts()
  const link = useLink()
  return (
    <Button component={Link} to={link('checkout')} variant="contained" size="large" className={styles.toCheckout}>
      {t('cart.checkout')}
    </Button>
  )
}

/** Beside the tickets on a wide screen; below them on a phone, where the total and the way on stay in view. */
export function CartSummary({ order }: { order: PreparedOrder }) {
  const { t } = useTexts()
  const { format } = useShop()
  return (
    <>
      <Panel aria-label={t('order.totals.title')} className={styles.summary}>
        <OrderTotals order={order} />
        <div className={styles.action}>
          <ToCheckout />
        </div>
      </Panel>
      <StickyBar>
        <PriceText size="large" note={t('common.inclVat')}>
          {format.money(order.totalGrossInCents)}
        </PriceText>
        <ToCheckout />
      </StickyBar>
    </>
  )
}
