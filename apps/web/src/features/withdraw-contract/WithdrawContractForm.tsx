import { Withdrawal } from '@billett/contract'
import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { FormProvider } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { useAppDispatch } from '../../app/store-hooks.ts'
import { useCall } from '../../app/use-call.ts'
import { CallErrors } from '../../forms/CallErrors.tsx'
import { TextField } from '../../forms/TextField.tsx'
import { useSchemaForm } from '../../forms/use-schema-form.ts'
import { withdrawContract } from '../../state/declaration/declaration.calls.ts'
import { BusyButton } from '../../ui/BusyButton.tsx'
import { FormSection } from '../../ui/FormSection.tsx'
import { Panel } from '../../ui/Panel.tsx'

interface Props {
  onSent: (receivedAt: string, declared: Withdrawal) => void
}

/** Who withdraws from what, and where the receipt goes: more may not be asked. `?contract=` fills in the number. */
export function WithdrawContractForm({ onSent }: Props) {
  const { t } = useTranslation()
  const [query] = useSearchParams()
  const dispatch = useAppDispatch()
  const { loading, errors } = useCall(withdrawContract)
  const defaultValues: Withdrawal = {
    firstName: '',
    lastName: '',
    contract: query.get('contract')?.slice(0, 100) ?? '',
    part: '',
    email: '',
  }
  const form = useSchemaForm({ schema: Withdrawal, defaultValues, errors })
  const send = form.handleSubmit(async body => {
    const answer = await dispatch(withdrawContract({ body }))
    const receipt = withdrawContract.fulfilled.match(answer) ? answer.payload.data[0] : undefined
    if (receipt) onSent(receipt.receivedAt, body)
  })
  return (
    <FormProvider {...form}>
      <Panel
        component="form"
        noValidate
        onSubmit={event => {
          event.preventDefault()
          if (!loading) void send(event)
        }}
      >
        <Stack spacing={4}>
          <FormSection title={t('withdrawContract.which')}>
            <TextField<Withdrawal>
              name="contract"
              label={t('withdrawContract.contract')}
              hint={t('withdrawContract.contractHint')}
              autoComplete="off"
            />
            <TextField<Withdrawal>
              name="part"
              label={t('withdrawContract.part')}
              hint={t('withdrawContract.partHint')}
              autoComplete="off"
              optional
            />
          </FormSection>
          <FormSection title={t('withdrawContract.who')}>
            <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
              <TextField<Withdrawal>
                name="firstName"
                label={t('withdrawContract.firstName')}
                autoComplete="given-name"
              />
              <TextField<Withdrawal>
                name="lastName"
                label={t('withdrawContract.lastName')}
                autoComplete="family-name"
              />
            </Box>
            <TextField<Withdrawal>
              name="email"
              type="email"
              inputMode="email"
              label={t('withdrawContract.email')}
              autoComplete="email"
            />
          </FormSection>
          <CallErrors errors={errors} />
          <Stack spacing={1.5} sx={{ alignItems: { sm: 'flex-start' } }}>
            <Typography>{t('withdrawContract.declaration')}</Typography>
            <BusyButton type="submit" size="large" busy={loading}>
              {t('withdrawContract.submit')}
            </BusyButton>
          </Stack>
        </Stack>
      </Panel>
    </FormProvider>
  )
}
