import type { PreparedOrder } from '@billett/contract'
import { useCall } from '@billett/web-kit/calls/use-call.ts'
import { CallErrors } from '@billett/web-kit/forms/CallErrors.tsx'
import { useLink } from '@billett/web-kit/links/use-link.ts'
import { mdiPlus } from '@mdi/js'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import { Link } from 'react-router'
import { useAppSelector } from '../../hooks/store-hooks.ts'
import { CartNotices } from '../../parts/order/CartNotices.tsx'
import { changeAmount } from '../../state/sale/sale.calls.ts'
import { type CartLine, selectCartLines } from '../../state/sale/sale.selectors.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { Icon } from '../../ui/Icon.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { CartLineCard } from './CartLineCard.tsx'
import { CartSummary } from './CartSummary.tsx'
import { DiscountCodeField } from './DiscountCodeField.tsx'

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
    <Box
      sx={{
        display: 'grid',
        gap: { xs: 2.5, md: 4 },
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 22rem' },
        alignItems: 'start',
      }}
    >
      <Stack spacing={2.5}>
        <CartNotices notices={order.notices} />
        <CallErrors errors={errors} all />
        <Stack component="section" aria-label={t('cart.lines')} spacing={2} useFlexGap>
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
        <Panel aria-label={t('cart.discountTitle')} sx={{ p: { xs: 2, sm: 3 } }}>
          <DiscountCodeField order={order} />
        </Panel>
        <Button
          component={Link}
          to={link('start')}
          variant="text"
          startIcon={<Icon path={mdiPlus} />}
          sx={{ alignSelf: 'flex-start' }}
        >
          {t('cart.more')}
        </Button>
      </Stack>
      <CartSummary order={order} />
    </Box>
  )
}
