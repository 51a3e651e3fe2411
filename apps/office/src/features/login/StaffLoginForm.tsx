import { key, Password } from '@billett/contract'
import { USER_TYPE } from '@billett/domain'
import { useCall } from '@billett/web-kit/calls/use-call.ts'
import { PasswordField } from '@billett/web-kit/forms/PasswordField.tsx'
import { TextField } from '@billett/web-kit/forms/TextField.tsx'
import { useSchemaForm } from '@billett/web-kit/forms/use-schema-form.ts'
import { BusyButton } from '@billett/web-kit/kit/BusyButton.tsx'
import { Panel } from '@billett/web-kit/kit/Panel.tsx'
import { Stack } from '@billett/web-kit/kit/Stack.tsx'
import { useQuery } from '@billett/web-kit/links/use-query.ts'
import { login } from '@billett/web-kit/session/session.calls.ts'
import { useState } from 'react'
import { FormProvider } from 'react-hook-form'
import * as z from 'zod/mini'
import { useOffice } from '../../hooks/office.ts'
import { useAppDispatch } from '../../hooks/store-hooks.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { LoginMessage } from './LoginMessage.tsx'

/** Staff sign in by a user name, which need not be an e-mail address (Spec 1 §5). */
const Credentials = z.object({ email: z.string().check(z.minLength(1, key('required'))), password: Password })
type Credentials = z.infer<typeof Credentials>

/** User name and password (Spec 1 §2.5). */
export function StaffLoginForm() {
  const { t } = useTexts()
  const dispatch = useAppDispatch()
  const query = useQuery()
  const { clientId } = useOffice().client.config.settings
  const { loading, success, errors } = useCall(login)
  const [tried, setTried] = useState(false)
  const form = useSchemaForm<Credentials>({ schema: Credentials, defaultValues: { email: '', password: '' }, errors })
  const submit = form.handleSubmit(async credentials => {
    setTried(true)
    const body = { ...credentials, clientId: query.get('overrideClientId') ?? clientId, userType: USER_TYPE.HGS }
    await dispatch(login({ body }))
  })
  const isFilled = () => form.getValues('email').trim() !== '' && form.getValues('password') !== ''
  return (
    <FormProvider {...form}>
      <Panel>
        <Stack
          component="form"
          aria-label={t('signIn.login.headline')}
          method="post"
          noValidate
          spacing={2.5}
          onKeyDown={event => {
            if (event.key === 'Enter' && event.target instanceof HTMLInputElement && !isFilled()) event.preventDefault()
          }}
          onSubmit={event => {
            event.preventDefault()
            if (!loading) void submit(event)
          }}
        >
          <TextField<Credentials>
            name="email"
            label={t('signIn.username')}
            autoComplete="username"
            autoCapitalize="none"
          />
          <PasswordField<Credentials> name="password" label={t('signIn.password')} autoComplete="current-password" />
          <BusyButton type="submit" size="large" busy={loading}>
            {t('signIn.login.submit')}
          </BusyButton>
          {tried && <LoginMessage success={success} errors={errors} onToForm={() => form.setFocus('email')} />}
        </Stack>
      </Panel>
    </FormProvider>
  )
}
