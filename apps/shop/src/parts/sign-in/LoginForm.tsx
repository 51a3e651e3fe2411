import { useCall } from '@billett/web-kit/calls/use-call.ts'
import { PasswordField } from '@billett/web-kit/forms/PasswordField.tsx'
import { TextField } from '@billett/web-kit/forms/TextField.tsx'
import { useSchemaForm } from '@billett/web-kit/forms/use-schema-form.ts'
import { BusyButton } from '@billett/web-kit/kit/BusyButton.tsx'
import { Panel } from '@billett/web-kit/kit/Panel.tsx'
import { Stack } from '@billett/web-kit/kit/Stack.tsx'
import { login } from '@billett/web-kit/session/session.calls.ts'
import { Fragment, useState } from 'react'
import { FormProvider } from 'react-hook-form'
import { useTexts } from '../../texts/use-texts.ts'
import { AccessQuestion } from './AccessQuestion.tsx'
import { LoginMessage } from './LoginMessage.tsx'
import { type Credentials, CustomerCredentials } from './login-form.ts'
import { useLogin } from './use-login.ts'

interface Props {
  onSignedIn?: () => void
  /** Without the sheet around it, inside another page. */
  plain?: boolean
}

/** E-mail address and password (Spec 1 §2.5). */
export function LoginForm({ onSignedIn, plain = false }: Props) {
  const { t } = useTexts()
  const { loading, success, errors } = useCall(login)
  const signIn = useLogin()
  const [tried, setTried] = useState(false)
  /** Who has been asked by another service what it may know. */
  const [questioned, setQuestioned] = useState<Credentials>()
  const form = useSchemaForm<Credentials>({
    schema: CustomerCredentials,
    defaultValues: { email: '', password: '' },
    errors,
  })
  const enter = async (credentials: Credentials, acceptedTermsId?: string) => {
    const result = await signIn(credentials, acceptedTermsId)
    setQuestioned(result === 'asked' ? credentials : undefined)
    if (result === 'signedIn') onSignedIn?.()
  }
  const submit = form.handleSubmit(async credentials => {
    setTried(true)
    await enter(credentials)
  })
  const isFilled = () => form.getValues('email').trim() !== '' && form.getValues('password') !== ''
  const Sheet = plain ? Fragment : Panel
  return (
    <FormProvider {...form}>
      <Sheet>
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
            type="email"
            inputMode="email"
            label={t('signIn.email')}
            autoComplete="username"
            autoCapitalize="none"
          />
          <PasswordField<Credentials> name="password" label={t('signIn.password')} autoComplete="current-password" />
          <BusyButton type="submit" size="large" busy={loading}>
            {t('signIn.login.submit')}
          </BusyButton>
          {questioned && <AccessQuestion onApprove={termsId => void enter(questioned, termsId)} />}
          {tried && (
            <LoginMessage
              success={success && !questioned}
              errors={errors}
              email={form.getValues('email')}
              onToForm={() => form.setFocus('email')}
            />
          )}
        </Stack>
      </Sheet>
    </FormProvider>
  )
}
