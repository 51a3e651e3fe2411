import { CancelWithoutLogin } from '@billett/contract'
import { localDate } from '@billett/domain'
import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import { FormProvider } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useShop } from '../../app/shop.ts'
import { useAppDispatch } from '../../app/store-hooks.ts'
import { useCall } from '../../app/use-call.ts'
import { CallErrors } from '../../forms/CallErrors.tsx'
import { ChoiceField } from '../../forms/ChoiceField.tsx'
import { TextField } from '../../forms/TextField.tsx'
import { useSchemaForm } from '../../forms/use-schema-form.ts'
import { cancelWithoutLogin } from '../../state/subscription/subscription.calls.ts'
import { BusyButton } from '../../ui/BusyButton.tsx'
import { FormSection } from '../../ui/FormSection.tsx'
import { Panel } from '../../ui/Panel.tsx'
import type { Sent } from './CancelContractReceipt.tsx'

const EMPTY: CancelWithoutLogin = {
  kind: 'ordinary',
  reason: '',
  firstName: '',
  lastName: '',
  customerNumber: '',
  contract: '',
  date: '',
  email: '',
}

export function CancelContractForm({ onSent }: { onSent: (sent: Sent) => void }) {
  const { t } = useTranslation()
  const { region } = useShop()
  const dispatch = useAppDispatch()
  const { loading, errors } = useCall(cancelWithoutLogin)
  const form = useSchemaForm({ schema: CancelWithoutLogin, defaultValues: EMPTY, errors })

  const send = form.handleSubmit(async body => {
    const answer = await dispatch(cancelWithoutLogin({ body }))
    const receipt = cancelWithoutLogin.fulfilled.match(answer) ? answer.payload.data[0] : undefined
    if (receipt) onSent({ receivedAt: receipt.receivedAt, declared: body })
  })

  const date = form.watch('date')
  const isPast = date !== '' && date < localDate(new Date().toISOString(), region.timeZone)
  return (
    <FormProvider {...form}>
      <Panel component="form" noValidate onSubmit={send}>
        <Stack spacing={4}>
          <FormSection title={t('cancelContract.contract')}>
            <ChoiceField<CancelWithoutLogin>
              name="kind"
              legend={t('cancelContract.kind')}
              options={[
                { value: 'ordinary', label: t('cancelContract.ordinary'), hint: t('cancelContract.ordinaryHint') },
                {
                  value: 'extraordinary',
                  label: t('cancelContract.extraordinary'),
                  hint: t('cancelContract.extraordinaryHint'),
                },
              ]}
            />
            {form.watch('kind') === 'extraordinary' && (
              <TextField<CancelWithoutLogin> name="reason" label={t('cancelContract.reason')} rows={3} />
            )}
            <TextField<CancelWithoutLogin> name="contract" label={t('cancelContract.contractNumber')} />
            <TextField<CancelWithoutLogin>
              name="date"
              type="date"
              label={t('cancelContract.date')}
              hint={isPast ? t('cancelContract.pastHint') : t('cancelContract.dateHint')}
              optional
            />
          </FormSection>
          <FormSection title={t('cancelContract.who')}>
            <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
              <TextField<CancelWithoutLogin>
                name="firstName"
                label={t('cancelContract.firstName')}
                autoComplete="given-name"
              />
              <TextField<CancelWithoutLogin>
                name="lastName"
                label={t('cancelContract.lastName')}
                autoComplete="family-name"
              />
            </Box>
            <TextField<CancelWithoutLogin> name="customerNumber" label={t('cancelContract.customerNumber')} optional />
            <TextField<CancelWithoutLogin>
              name="email"
              type="email"
              label={t('cancelContract.email')}
              autoComplete="email"
            />
          </FormSection>
          <CallErrors errors={errors} />
          <BusyButton type="submit" size="large" busy={loading} sx={{ alignSelf: { sm: 'flex-start' } }}>
            {t('cancelContract.submit')}
          </BusyButton>
        </Stack>
      </Panel>
    </FormProvider>
  )
}
