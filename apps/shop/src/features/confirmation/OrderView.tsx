import { LiveRegion } from '@billett/web-kit/kit/feedback/LiveRegion.tsx'
import { VisuallyHidden } from '@billett/web-kit/kit/text/VisuallyHidden.tsx'
import { usePageName } from '../../hooks/page-name.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { OrderState } from './OrderState.tsx'
import { isUndecided, phaseOf } from './state/order-phase.ts'
import { useOrderTitle } from './state/use-order-title.ts'
import { useToldState } from './state/use-told-state.ts'
import { isGone, useVerifiedOrder } from './state/use-verified-order.ts'

/** One order: how its payment stands, and its tickets as soon as it is paid; said to whoever does not see it change. */
export function OrderView({ orderId }: { orderId: string }) {
  const { t } = useTexts()
  const verified = useVerifiedOrder(orderId)
  const { order, asked, looked } = verified
  const titleOf = useOrderTitle()
  const withoutOrder = () => {
    if (!asked) return t('confirmation.asking.title')
    return isGone(verified) ? t('confirmation.headline') : t('confirmation.askFailed')
  }
  const title = order ? titleOf(order) : withoutOrder()
  const undecided = order ? isUndecided(phaseOf(order)) : !isGone(verified)
  usePageName(title)
  const words = useToldState({ title, decided: !undecided })
  const unchanged = undecided && looked > 0 && t('confirmation.unchanged', { title })
  return (
    <>
      <LiveRegion>
        {/* The same words again are said again. */}
        <VisuallyHidden key={`${words} ${looked}`}>{words || unchanged}</VisuallyHidden>
      </LiveRegion>
      <OrderState verified={verified} />
    </>
  )
}
