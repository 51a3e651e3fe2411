import { ChoiceField } from '@billett/web-kit/forms/ChoiceField.tsx'
import { Text } from '@billett/web-kit/kit/text/Text.tsx'
import { Loaded } from '../../../parts/Loaded.tsx'
import { MaskedText } from '../../../parts/masked/MaskedText.tsx'
import { PaymentDrawing } from '../../../parts/PaymentDrawing.tsx'
import { useTexts } from '../../../texts/use-texts.ts'
import type { CheckoutValues } from '../checkout-form.ts'
import type { AskedOf } from '../use-asked-of.ts'
import { Step } from './Step.tsx'
import { usePayableMethods } from './use-payable-methods.ts'

interface Props {
  number: number
  /** Cents */
  total: number
  askedOf: AskedOf
  /** How this device's guest paid last, by the number of its kind. */
  kindBefore: number | null
}

/** How it is paid. */
export function PaymentStep({ number, total, askedOf, kindBefore }: Props) {
  const { t } = useTexts()
  const { methods, failed, loading, load } = usePayableMethods(kindBefore)
  if (total === 0)
    return (
      <Step number={number} step="payment" title={t('checkout.payment.title')}>
        <Text>{t('checkout.payment.nothingToPay')}</Text>
      </Step>
    )
  const hasStored = methods?.some(({ isGeneric }) => !isGeneric) ?? false
  return (
    <Step
      number={number}
      step="payment"
      title={t('checkout.payment.title')}
      hint={t(hasStored ? 'checkout.payment.hintStored' : 'checkout.payment.hint')}
    >
      <Loaded
        value={methods}
        failed={failed}
        loading={loading}
        onRetry={load}
        text={t('checkout.payment.failed')}
        rows={3}
        height={60}
      >
        {known => (
          <ChoiceField<CheckoutValues>
            name="paymentMethodId"
            label={t('checkout.payment.legend')}
            options={known.map(({ id, label, isGeneric, subType }) => ({
              value: id,
              text: <MaskedText text={label} />,
              ...(!isGeneric && { hint: t('checkout.payment.stored') }),
              ...(askedOf({ paymentMethodId: id, invoiceWished: false }).why === 'mandate' && {
                hint: t('checkout.payment.namesBuyer'),
              }),
              aside: <PaymentDrawing subType={subType} />,
            }))}
          />
        )}
      </Loaded>
    </Step>
  )
}
