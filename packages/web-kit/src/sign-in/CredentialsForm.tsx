import type { ComponentProps, ReactNode } from 'react'
import { FormProvider, type UseFormReturn } from 'react-hook-form'
import { FormSummary } from '../forms/FormSummary.tsx'
import { PasswordField } from '../forms/PasswordField.tsx'
import { TextField } from '../forms/TextField.tsx'
import { BusyButton } from '../kit/controls/BusyButton.tsx'
import { Stack } from '../kit/layout/Stack.tsx'
import { useKitTexts } from '../text/use-kit-texts.ts'

/** What one signs in with; `email` may be a user name (Spec 1 §5). */
export interface Credentials {
  email: string
  password: string
}

interface Props<T extends Credentials> {
  form: UseFormReturn<T>
  /** Sends what was typed, once it is right. */
  send: (credentials: T) => Promise<void>
  busy: boolean
  /** Of the field above the password: an e-mail address, or a user name. */
  name: Pick<ComponentProps<typeof TextField<Credentials>>, 'label' | 'type' | 'inputMode'>
  /** What stands above the fields: how signing in went. */
  children?: ReactNode
}

/** Name and password. Enter in a field signs in only when both are filled (Spec 1 §2.5). */
export function CredentialsForm<T extends Credentials>({ form, send, busy, name, children }: Props<T>) {
  const { t } = useKitTexts()
  const isFilled = (): boolean => {
    const { email, password }: Credentials = form.getValues()
    return email.trim() !== '' && password !== ''
  }
  return (
    <FormProvider {...form}>
      <Stack
        component="form"
        aria-label={t('signIn.login.headline')}
        // Without its script yet, a page must not write what was typed into its address.
        method="post"
        noValidate
        spacing={2.5}
        onKeyDown={event => {
          if (event.key === 'Enter' && event.target instanceof HTMLInputElement && !isFilled()) event.preventDefault()
        }}
        onSubmit={event => {
          event.preventDefault()
          if (!busy) void form.handleSubmit(send)(event)
        }}
      >
        <FormSummary />
        {children}
        <TextField<Credentials> name="email" autoComplete="username" autoCapitalize="none" {...name} />
        <PasswordField<Credentials> name="password" label={t('signIn.password')} autoComplete="current-password" />
        <BusyButton type="submit" size="large" busy={busy}>
          {t('signIn.login.submit')}
        </BusyButton>
      </Stack>
    </FormProvider>
  )
}
