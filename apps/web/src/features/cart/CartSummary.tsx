import type { PreparedOrder } from '@billett/contract'
import { useLink } from '@billett/web-kit/links/use-link.ts'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { Link } from 'react-router'
import { useShop } from '../../hooks/shop.ts'
import { OrderTotals } from '../../parts/order/OrderTotals.tsx'
import { useTexts } from '../../texts/use-texts.ts'
import { Panel } from '../../ui/Panel.tsx'
import { PriceText } from '../../ui/PriceText.tsx'
import { StickyBar } from '../../ui/StickyBar.tsx'

function ToCheckout() {
  const { t } = useTexts()
  const link = useLink()
  return (
    <Button component={Link} to={link('checkout')} variant="contained" size="large" sx={{ flex: 1 }}>
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
      <Panel aria-label={t('order.totals.title')} sx={{ p: { xs: 2.5, sm: 3 }, position: { md: 'sticky' }, top: 92 }}>
        <OrderTotals order={order} />
        <Box sx={{ display: { xs: 'none', md: 'flex' }, mt: 3 }}>
          <ToCheckout />
        </Box>
      </Panel>
      <StickyBar>
        <PriceText size="large" note={t('order.totals.inclVat')}>
          {format.money(order.totalGrossInCents)}
        </PriceText>
        <ToCheckout />
      </StickyBar>
    </>
  )
}
