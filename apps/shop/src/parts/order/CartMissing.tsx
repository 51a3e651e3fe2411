import { useCall } from '@billett/web-kit/calls/use-call.ts'
import { Button } from '@billett/web-kit/kit/controls/Button.tsx'
import { MessageBox } from '@billett/web-kit/kit/feedback/MessageBox.tsx'
import { SkeletonList } from '@billett/web-kit/kit/feedback/SkeletonList.tsx'
import { useAppDispatch, useAppSelector } from '../../hooks/store-hooks.ts'
import { getOrder } from '../../state/sale/sale.calls.ts'
import { selectCartMissing } from '../../state/sale/sale.selectors.ts'
import { useTexts } from '../../texts/use-texts.ts'

interface Props {
  /** An order of its own; without one it is the cart. */
  own?: string | null
}

/** While the tickets of an order are on their way, and when they do not come. */
export function CartMissing({ own = null }: Props) {
  const { t } = useTexts()
  const dispatch = useAppDispatch()
  const cartId = useAppSelector(selectCartMissing)
  const orderId = own ?? cartId
  const { loading, failed } = useCall(getOrder)
  if (orderId === null || !failed || loading) return <SkeletonList label={t('common.loading')} height={180} />
  return (
    <MessageBox
      kind="error"
      title={t('cart.loadFailed')}
      action={
        <Button variant="contained" onClick={() => void dispatch(getOrder({ params: { orderId } }))}>
          {t('common.retry')}
        </Button>
      }
    >
      {t('cart.loadFailedText')}
    </MessageBox>
  )
}
