import { useCall } from '@billett/web-kit/calls/use-call.ts'
import { login } from '@billett/web-kit/session/session.calls.ts'
import Stack from '@mui/material/Stack'
import { Fragment, useState } from 'react'
import { FormProvider } from 'react-hook-form'
import { PasswordField } from '../../forms/PasswordField.tsx'
import { TextField } from '../../forms/TextField.tsx'
import { useSchemaForm } from '../../forms/use-schema-form.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { BusyButton } from '../../ui/BusyButton.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { AccessQuestion } from './AccessQuestion.tsx'
import { LoginMessage } from './LoginMessage.tsx'
import { type Credentials, CustomerCredentials, StaffCredentials } from './login-form.ts'
import { useLogin } from './use-login.ts'

interface Props {
  onSignedIn?: () => void
  /** For staff, by user name (Spec 1 §2.5, admin-login mode). */
  asStaff?: boolean
  /** Without the sheet around it, inside another page. */
  plain?: boolean
}

/** E-mail address and password (Spec 1 §2.5). */
export function LoginForm({ onSignedIn, asStaff = false, plain = false }: Props) {
  const { t } = useTexts()
  const { loading, success, errors } = useCall(login)
  const signIn = useLogin(asStaff)
  const [tried, setTried] = useState(false)
  /** Who has been asked by another service what it may know. */
  const [questioned, setQuestioned] = useState<Credentials>()
  const form = useSchemaForm<Credentials>({
    schema: asStaff ? StaffCredentials : CustomerCredentials,
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
            type={asStaff ? 'text' : 'email'}
            inputMode={asStaff ? 'text' : 'email'}
            label={asStaff ? t('signIn.username') : t('signIn.email')}
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
