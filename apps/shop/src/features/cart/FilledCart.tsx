import type { PreparedOrder } from '@billett/contract'
import { useCall } from '@billett/web-kit/calls/use-call.ts'
import { CallErrors } from '@billett/web-kit/forms/CallErrors.tsx'
import { Button } from '@billett/web-kit/kit/controls/Button.tsx'
import { Icon } from '@billett/web-kit/kit/drawings/Icon.tsx'
import { LiveRegion } from '@billett/web-kit/kit/feedback/LiveRegion.tsx'
import { Panel } from '@billett/web-kit/kit/layout/Panel.tsx'
import { Stack } from '@billett/web-kit/kit/layout/Stack.tsx'
import { VisuallyHidden } from '@billett/web-kit/kit/text/VisuallyHidden.tsx'
import { Link } from '@billett/web-kit/links/Link.tsx'
import { useLink } from '@billett/web-kit/links/use-link.ts'
import { mdiPlus } from '@mdi/js'
import { useAppSelector } from '../../hooks/store-hooks.ts'
import { CartNotices } from '../../parts/order/CartNotices.tsx'
import { MissingTickets } from '../../parts/order/MissingTickets.tsx'
import { changeAmount } from '../../state/sale/sale.calls.ts'
import { type CartLine, selectCartLines } from '../../state/sale/sale.selectors.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { CartLineCard } from './CartLineCard.tsx'
import { CartSummary } from './CartSummary.tsx'
import { DiscountCodeField } from './DiscountCodeField.tsx'
import styles from './FilledCart.module.css'

interface Props {
  order: PreparedOrder
  onRemove: (line: CartLine) => void
}

export function FilledCart({ order, onRemove }: Props) {
  const { t } = useTexts()
  const link = useLink()
  const lines = useAppSelector(selectCartLines)
  const { errors } = useCall(changeAmount)
  return (
    <div className={styles.root}>
      <Stack spacing={2.5}>
        <CartNotices notices={order.notices} />
        <LiveRegion>
          <MissingTickets tickets={order.tickets} />
        </LiveRegion>
        <CallErrors errors={errors} all />
        <Stack component="section" aria-label={t('cart.lines')} spacing={2}>
          <VisuallyHidden>
            <h2>{t('cart.lines')}</h2>
          </VisuallyHidden>
          {lines.map(line => (
            <CartLineCard
              key={line.ticketId}
              orderId={order.orderId}
              line={line}
              others={order.tickets.length - line.amount}
              onRemove={() => onRemove(line)}
            />
          ))}
        </Stack>
        <Panel aria-label={t('cart.discountTitle')} className={styles.panel}>
          <DiscountCodeField order={order} />
        </Panel>
        <Button
          component={Link}
          to={link('start')}
          variant="text"
          startIcon={<Icon path={mdiPlus} />}
          className={styles.link}
        >
          {t('cart.more')}
        </Button>
      </Stack>
      <CartSummary order={order} />
    </div>
  )
}
