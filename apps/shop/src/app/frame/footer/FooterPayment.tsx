import { useCall } from '@billett/web-kit/calls/use-call.ts'
import { Skeleton } from '@billett/web-kit/kit/feedback/Skeleton.tsx'
import { useShop } from '../../../hooks/shop.ts'
import { useAppSelector } from '../../../hooks/store-hooks.ts'
import { usePaymentTypes } from '../../../hooks/use-payment-types.ts'
import { getPaymentTypes } from '../../../state/payment/payment.calls.ts'
import { selectShownMethods } from '../../../state/payment/payment.selectors.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { FooterBlock } from './FooterBlock.tsx'
import styles from './FooterPayment.module.css'
import { PaymentMark } from './PaymentMark.tsx'

/** How one can pay here. Says nothing where it is not known. */
export function FooterPayment() {
  const { t } = useTexts()
  const { paymentIcons } = useShop().client.config
  const known = usePaymentTypes()
  const methods = useAppSelector(selectShownMethods)
  const { failed } = useCall(getPaymentTypes)
  if (failed) return null
  return (
    <FooterBlock folded title={t('frame.footer.payment')}>
      {known ? (
        <ul className={styles.list}>
          {methods.map(method => (
            <PaymentMark key={method.label} label={method.label} icon={paymentIcons[method.subType]} />
          ))}
        </ul>
      ) : (
        <Skeleton height={84} />
      )}
    </FooterBlock>
  )
}
