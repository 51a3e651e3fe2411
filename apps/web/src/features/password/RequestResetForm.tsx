import { Email } from '@billett/contract'
import Stack from '@mui/material/Stack'
import { FormProvider } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import * as z from 'zod/mini'
import { useAppDispatch } from '../../app/store-hooks.ts'
import { useCall } from '../../app/use-call.ts'
import { CallErrors } from '../../forms/CallErrors.tsx'
import { TextField } from '../../forms/TextField.tsx'
import { useSchemaForm } from '../../forms/use-schema-form.ts'
import { requestPasswordReset } from '../../state/user/user.calls.ts'
import { BusyButton } from '../../ui/BusyButton.tsx'
import { Panel } from '../../ui/Panel.tsx'

const Form = z.object({ email: Email })
type Form = z.infer<typeof Form>

export function RequestResetForm({ onSent }: { onSent: (email: string) => void }) {
  const { t } = useTranslation()
  const dispatch = useAppDispatch()
  const { loading, errors } = useCall(requestPasswordReset)
  const form = useSchemaForm<Form>({ schema: Form, defaultValues: { email: '' }, errors })
  const send = form.handleSubmit(async ({ email }) => {
    const answer = await dispatch(requestPasswordReset({ body: { email, originUrl: window.location.href } }))
    if (requestPasswordReset.fulfilled.match(answer)) onSent(email)
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
        <Stack spacing={2.5}>
          <TextField<Form>
            name="email"
            type="email"
            inputMode="email"
            label={t('signIn.email')}
            autoComplete="email"
            autoCapitalize="none"
          />
          <CallErrors errors={errors} />
          <BusyButton type="submit" size="large" busy={loading} sx={{ alignSelf: { sm: 'flex-start' } }}>
            {t('signIn.reset.submit')}
          </BusyButton>
        </Stack>
      </Panel>
    </FormProvider>
  )
}
