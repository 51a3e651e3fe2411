import { Button } from '@billett/web-kit/kit/controls/Button.tsx'
import { MessageBox } from '@billett/web-kit/kit/feedback/MessageBox.tsx'
import { Link } from '@billett/web-kit/links/Link.tsx'
import { useLink } from '@billett/web-kit/links/use-link.ts'
import { useTexts } from '../../texts/use-texts.ts'

/** While the bank is asked, the cart stays as it is. */
export function PaymentUnderWay({ orderId }: { orderId: string }) {
  const { t } = useTexts()
  const link = useLink()
  return (
    <MessageBox
      kind="info"
      title={t('cart.paying')}
      action={
        <Button component={Link} to={link('confirmOrder', { id: orderId })} variant="contained">
          {t('cart.showPayment')}
        </Button>
      }
    >
      {t('cart.payingText')}
    </MessageBox>
  )
}
