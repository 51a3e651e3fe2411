import type { PreparedOrder } from '@billett/contract'
import { useCall } from '@billett/web-kit/calls/use-call.ts'
import { CallErrors } from '@billett/web-kit/forms/CallErrors.tsx'
import { useLink } from '@billett/web-kit/links/use-link.ts'
import { mdiAlertCircleOutline, mdiInformationOutline } from '@mdi/js'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useNavigate } from 'react-router'
import { useAppDispatch } from '../../hooks/store-hooks.ts'
import { isOpenOrder } from '../../state/sale/order-progress.ts'
import { duplicateCartAfterFailedExecuteSale } from '../../state/sale/sale.calls.ts'
import { initCart } from '../../state/sale/sale.slice.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { BusyButton } from '../../ui/BusyButton.tsx'
import { Headline } from '../../ui/Headline.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Panel } from '../../ui/Panel.tsx'
import type { UnpaidPhase } from './order-phase.ts'
import { RefundNotice } from './RefundNotice.tsx'
import { useUnpaidText } from './use-unpaid-text.ts'

interface Props {
  order: PreparedOrder
  phase: UnpaidPhase
}

/**
 * Why nothing was bought, and the way on: the same cart once more or, where the order is closed, a new one with the
 * same tickets.
 */
export function UnpaidOrder({ order, phase }: Props) {
  const { t } = useTexts()
  const link = useLink()
  const navigate = useNavigate()
  const dispatch = useAppDispatch()
  const { title, text } = useUnpaidText(order, phase)
  const { loading, errors } = useCall(duplicateCartAfterFailedExecuteSale)
  const reusable = isOpenOrder(order)

  const goOn = async (next: 'cart' | 'checkout'): Promise<void> => {
    if (reusable) {
      dispatch(initCart(order.orderId))
      await navigate(link(phase === 'notPlaced' ? 'cart' : next))
      return
    }
    const answer = await dispatch(duplicateCartAfterFailedExecuteSale({ params: { orderId: order.orderId } }))
    if (duplicateCartAfterFailedExecuteSale.fulfilled.match(answer)) await navigate(link('cart'))
  }
  return (
    <>
      <Headline headline={title} />
      <Panel component="div" sx={{ display: 'grid', gap: 2.5, justifyItems: 'start', p: { xs: 2.5, sm: 4 } }}>
        <Box sx={{ display: 'flex', gap: 1.5 }}>
          <Box
            sx={{ color: phase === 'declined' ? 'error.main' : 'info.main', lineHeight: 0, mt: '1px', flexShrink: 0 }}
          >
            <Icon path={phase === 'declined' ? mdiAlertCircleOutline : mdiInformationOutline} />
          </Box>
          <Typography>{text}</Typography>
        </Box>
        <RefundNotice order={order} />
        <CallErrors errors={errors} all />
        <Box
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            gap: 1.5,
            width: '100%',
            '& > *': { flex: { xs: '1 1 100%', sm: '0 0 auto' } },
          }}
        >
          <BusyButton size="large" busy={loading} onClick={() => void goOn('checkout')}>
            {phase === 'notPlaced'
              ? t('confirmation.toCart')
              : reusable
                ? t('confirmation.otherMethod')
                : t('confirmation.sameAgain')}
          </BusyButton>
          {reusable && phase !== 'notPlaced' && (
            <Button size="large" onClick={() => void goOn('cart')}>
              {t('confirmation.toCart')}
            </Button>
          )}
        </Box>
      </Panel>
    </>
  )
}
