import type { PreparedOrder } from '@billett/contract'
import { useCall } from '@billett/web-kit/calls/use-call.ts'
import { CallErrors } from '@billett/web-kit/forms/CallErrors.tsx'
import { classes } from '@billett/web-kit/kit/classes.ts'
import { BusyButton } from '@billett/web-kit/kit/controls/BusyButton.tsx'
import { Button } from '@billett/web-kit/kit/controls/Button.tsx'
import { Icon } from '@billett/web-kit/kit/drawings/Icon.tsx'
import { Panel } from '@billett/web-kit/kit/layout/Panel.tsx'
import { Headline } from '@billett/web-kit/kit/text/Headline.tsx'
import { Text } from '@billett/web-kit/kit/text/Text.tsx'
import { useLink } from '@billett/web-kit/links/use-link.ts'
import { useNavigate } from '@billett/web-kit/links/use-navigate.ts'
import { mdiAlertCircleOutline, mdiInformationOutline } from '@mdi/js'
import { useAppDispatch, useAppSelector } from '../../hooks/store-hooks.ts'
import { isOpenOrder } from '../../state/sale/order-progress.ts'
import { duplicateCartAfterFailedExecuteSale } from '../../state/sale/sale.calls.ts'
import { selectCartId } from '../../state/sale/sale.selectors.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { RefundNotice } from './RefundNotice.tsx'
import type { UnpaidPhase } from './state/order-phase.ts'
import { useUnpaidText } from './state/use-unpaid-text.ts'
import styles from './UnpaidOrder.module.css'

interface Props {
  order: PreparedOrder
  phase: UnpaidPhase
}

/**
 * Why nothing was bought, and the way on: the same order once more or, where it is closed, a new one with the same
 * tickets. What lies in the cart beside it stays there.
 */
export function UnpaidOrder({ order, phase }: Props) {
  const { t } = useTexts()
  const link = useLink()
  const navigate = useNavigate()
  const dispatch = useAppDispatch()
  const { title, text } = useUnpaidText()(order, phase)
  const { loading, errors } = useCall(duplicateCartAfterFailedExecuteSale)
  const reusable = isOpenOrder(order)

  const inCart = useAppSelector(selectCartId) === order.orderId
  const toOwnCheckout = (orderId: string) => navigate(link('checkout', undefined, { order: orderId }))

  const goOn = async (): Promise<void> => {
    if (inCart) return navigate(link(phase === 'notPlaced' ? 'cart' : 'checkout'))
    if (reusable) return toOwnCheckout(order.orderId)
    const answer = await dispatch(duplicateCartAfterFailedExecuteSale({ params: { orderId: order.orderId } }))
    const [same] = duplicateCartAfterFailedExecuteSale.fulfilled.match(answer) ? answer.payload.data : []
    if (same) toOwnCheckout(same.orderId)
  }
  const onward = () => {
    if (!reusable) return t('confirmation.sameAgain')
    if (phase !== 'notPlaced') return t('confirmation.otherMethod')
    return t(inCart ? 'confirmation.toCart' : 'confirmation.toCheckout')
  }
  return (
    <>
      <Headline headline={title} />
      <Panel component="div" className={styles.panel}>
        <div className={styles.heading}>
          <div className={classes(styles.icon, phase === 'declined' ? styles.declined : styles.waiting)}>
            <Icon path={phase === 'declined' ? mdiAlertCircleOutline : mdiInformationOutline} />
          </div>
          <Text>{text}</Text>
        </div>
        <RefundNotice order={order} />
        <CallErrors errors={errors} all />
        <div className={styles.acts}>
          <BusyButton size="large" busy={loading} onClick={() => void goOn()}>
            {onward()}
          </BusyButton>
          {inCart && phase !== 'notPlaced' && (
            <Button size="large" onClick={() => navigate(link('cart'))}>
              {t('confirmation.toCart')}
            </Button>
          )}
        </div>
      </Panel>
    </>
  )
}
