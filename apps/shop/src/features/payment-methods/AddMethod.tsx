import { useCall } from '@billett/web-kit/calls/use-call.ts'
import { CallErrors } from '@billett/web-kit/forms/CallErrors.tsx'
import { BusyButton } from '@billett/web-kit/kit/controls/BusyButton.tsx'
import { Icon } from '@billett/web-kit/kit/drawings/Icon.tsx'
import { SkeletonList } from '@billett/web-kit/kit/feedback/SkeletonList.tsx'
import { Panel } from '@billett/web-kit/kit/layout/Panel.tsx'
import { Text } from '@billett/web-kit/kit/text/Text.tsx'
import { mdiPlus } from '@mdi/js'
import { useAppDispatch, useAppSelector } from '../../hooks/store-hooks.ts'
import { usePaymentTypes } from '../../hooks/use-payment-types.ts'
import { PaymentDrawing } from '../../parts/PaymentDrawing.tsx'
import { requestAddPaymentMethod } from '../../state/payment/payment.calls.ts'
import { selectAddableMethods } from '../../state/payment/payment.selectors.ts'
import { useTexts } from '../../texts/use-texts.ts'
import styles from './AddMethod.module.css'
import { useReturnUrl } from './use-return.ts'

/** What can be stored; each leads to the provider's page, where its numbers stay. */
export function AddMethod() {
  const { t } = useTexts()
  const dispatch = useAppDispatch()
  const known = usePaymentTypes()
  const methods = useAppSelector(selectAddableMethods)
  const { loading, errors } = useCall(requestAddPaymentMethod)
  const returnUrl = useReturnUrl()
  // The answer's location leads the browser on (Spec 2 §4.2).
  const add = (type: number, subtype: number) =>
    void dispatch(requestAddPaymentMethod({ params: { type, subtype }, query: { redirectURL: returnUrl() } }))
  return (
    <Panel aria-labelledby="add-method">
      <Text variant="h2" id="add-method" gutterBottom>
        {t('paymentMethods.add')}
      </Text>
      <Text className={styles.lead}>{t('paymentMethods.addText')}</Text>
      {known ? (
        <div className={styles.kinds}>
          {methods.map(({ id, type, subType, label }) => (
            <BusyButton
              key={id}
              variant="outlined"
              busy={loading}
              startIcon={<PaymentDrawing subType={subType} />}
              endIcon={<Icon path={mdiPlus} />}
              aria-label={t('paymentMethods.addOf', { name: label })}
              onClick={() => add(type, subType)}
              className={styles.kind}
            >
              {label}
            </BusyButton>
          ))}
        </div>
      ) : (
        <SkeletonList label={t('common.loading')} rows={2} height={48} />
      )}
      <div className={styles.failure}>
        <CallErrors errors={errors} all />
      </div>
    </Panel>
  )
}
