import { useCall } from '@billett/web-kit/calls/use-call.ts'
import { CallErrors } from '@billett/web-kit/forms/CallErrors.tsx'
import { mdiPlus } from '@mdi/js'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useAppDispatch, useAppSelector } from '../../hooks/store-hooks.ts'
import { usePaymentTypes } from '../../hooks/use-payment-types.ts'
import { PaymentDrawing } from '../../parts/PaymentDrawing.tsx'
import { requestAddPaymentMethod } from '../../state/payment/payment.calls.ts'
import { selectAddableMethods } from '../../state/payment/payment.selectors.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { BusyButton } from '../../ui/BusyButton.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { SkeletonList } from '../../ui/SkeletonList.tsx'
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
      <Typography variant="h2" id="add-method" gutterBottom>
        {t('paymentMethods.add')}
      </Typography>
      <Typography sx={{ mb: 2.5 }}>{t('paymentMethods.addText')}</Typography>
      {known ? (
        <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 15rem), 1fr))' }}>
          {methods.map(({ id, type, subType, label }) => (
            <BusyButton
              key={id}
              variant="outlined"
              busy={loading}
              startIcon={<PaymentDrawing subType={subType} />}
              endIcon={<Icon path={mdiPlus} />}
              aria-label={t('paymentMethods.addOf', { name: label })}
              onClick={() => add(type, subType)}
              sx={{ justifyContent: 'flex-start', '& .MuiButton-endIcon': { ml: 'auto' } }}
            >
              {label}
            </BusyButton>
          ))}
        </Box>
      ) : (
        <SkeletonList label={t('common.loading')} rows={2} height={48} />
      )}
      <Box sx={{ mt: 2, '&:empty': { display: 'none' } }}>
        <CallErrors errors={errors} all />
      </Box>
    </Panel>
  )
}
