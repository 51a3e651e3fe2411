import { useCall } from '@billett/web-kit/calls/use-call.ts'
import { ChoiceField } from '@billett/web-kit/forms/ChoiceField.tsx'
import { Button } from '@billett/web-kit/kit/Button.tsx'
import { MessageBox } from '@billett/web-kit/kit/MessageBox.tsx'
import { SkeletonList } from '@billett/web-kit/kit/SkeletonList.tsx'
import { Text } from '@billett/web-kit/kit/Text.tsx'
import { useAppDispatch, useAppSelector } from '../../../hooks/store-hooks.ts'
import { usePaymentTypes } from '../../../hooks/use-payment-types.ts'
import { PaymentDrawing } from '../../../parts/PaymentDrawing.tsx'
import { getPaymentTypes } from '../../../state/payment/payment.calls.ts'
import { selectShownMethods } from '../../../state/payment/payment.selectors.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import type { CheckoutValues } from '../checkout-form.ts'
import { Step } from './Step.tsx'
import { useStoredChoices } from './use-stored-choices.ts'

interface Props {
  number: number
  /** Cents */
  total: number
}

/** How it is paid. */
export function PaymentStep({ number, total }: Props) {
  const { t } = useTexts()
  const dispatch = useAppDispatch()
  const typesKnown = usePaymentTypes()
  const stored = useStoredChoices()
  const known = typesKnown && stored !== undefined
  const methods = useAppSelector(selectShownMethods)
  const { errors, loading } = useCall(getPaymentTypes)
  const load = () => void dispatch(getPaymentTypes({ query: {} }))
  if (total === 0)
    return (
      <Step number={number} step="payment" title={t('checkout.payment.title')}>
        <Text>{t('checkout.payment.nothingToPay')}</Text>
      </Step>
    )
  return (
    <Step
      number={number}
      step="payment"
      title={t('checkout.payment.title')}
      hint={t(stored?.length ? 'checkout.payment.hintStored' : 'checkout.payment.hint')}
    >
      {known ? (
        <ChoiceField<CheckoutValues>
          name="paymentMethodId"
          legend={t('checkout.payment.legend')}
          options={[...(stored ?? []), ...methods].map(method => ({
            value: method.id,
            label: method.label,
            ...('isGeneric' in method && { hint: t('checkout.payment.stored') }),
            aside: <PaymentDrawing subType={method.subType} />,
          }))}
        />
      ) : errors.length > 0 && !loading ? (
        <MessageBox
          kind="error"
          action={
            <Button variant="outlined" onClick={load}>
              {t('common.retry')}
            </Button>
          }
        >
          {t('checkout.payment.failed')}
        </MessageBox>
      ) : (
        <SkeletonList label={t('common.loading')} rows={3} height={60} />
      )}
    </Step>
  )
}
