import { useCall } from '@billett/web-kit/calls/use-call.ts'
import { useSentForm } from '@billett/web-kit/forms/sent-form.ts'
import { useSchemaForm } from '@billett/web-kit/forms/use-schema-form.ts'
import { Panel } from '@billett/web-kit/kit/layout/Panel.tsx'
import { login } from '@billett/web-kit/session/session.calls.ts'
import { CredentialsForm } from '@billett/web-kit/sign-in/CredentialsForm.tsx'
import { LoginOutcome } from '@billett/web-kit/sign-in/LoginOutcome.tsx'
import { Fragment, useEffect, useState } from 'react'
import { useAppDispatch } from '../../hooks/store-hooks.ts'
import { typeEmail } from '../../state/user/account.slice.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { AccessQuestion } from './AccessQuestion.tsx'
import { ACCOUNT_NOT_ACTIVATED, type Credentials, CustomerCredentials } from './login-form.ts'
import { ResendButton } from './ResendButton.tsx'
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
  const [tried, setTried] = useState(useSentForm(login) !== undefined)
  /** Who has been asked by another service what it may know. */
  const [questioned, setQuestioned] = useState<Credentials>()
  const form = useSchemaForm<Credentials>({
    schema: CustomerCredentials,
    defaultValues: { email: '', password: '' },
    errors,
    plain: login,
  })
  const dispatch = useAppDispatch()
  useEffect(() => {
    const { unsubscribe } = form.watch(({ email = '' }) => dispatch(typeEmail(email)))
    return unsubscribe
  }, [form, dispatch])
  const enter = async (credentials: Credentials, acceptedTermsId?: string) => {
    const result = await signIn(credentials, acceptedTermsId)
    setQuestioned(result === 'asked' ? credentials : undefined)
    if (result === 'signedIn') onSignedIn?.()
  }
  const submit = async (credentials: Credentials) => {
    setTried(true)
    await enter(credentials)
  }
  const notActivated = errors.some(({ code }) => code === ACCOUNT_NOT_ACTIVATED)
  const Sheet = plain ? Fragment : Panel
  return (
    <Sheet>
      <CredentialsForm
        form={form}
        send={submit}
        busy={loading}
        name={{ label: t('signIn.email'), type: 'email', inputMode: 'email' }}
      >
        {questioned && <AccessQuestion onApprove={termsId => void enter(questioned, termsId)} />}
        {tried && (
          <LoginOutcome
            success={success && !questioned}
            errors={errors}
            onToForm={() => form.setFocus('email')}
            actions={notActivated && <ResendButton email={form.getValues('email')} variant="outlined" />}
          />
        )}
      </CredentialsForm>
    </Sheet>
  )
}
