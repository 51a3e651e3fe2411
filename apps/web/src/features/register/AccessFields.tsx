import { TextField } from '../../forms/TextField.tsx'
import { NewPassword } from '../../parts/sign-in/NewPassword.tsx'
import { useTexts } from '../../texts/use-texts.ts'
import { FormSection } from '../../ui/FormSection.tsx'
import type { RegisterValues } from './register-form.ts'

/** What one signs in with. */
export function AccessFields() {
  const { t } = useTexts()
  return (
    <FormSection title={t('signIn.register.account')}>
      <TextField<RegisterValues>
        name="email"
        type="email"
        inputMode="email"
        label={t('signIn.email')}
        autoComplete="username"
        autoCapitalize="none"
      />
      <NewPassword label={t('signIn.password')} />
    </FormSection>
  )
}
