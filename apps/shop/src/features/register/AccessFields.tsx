import { TextField } from '@billett/web-kit/forms/TextField.tsx'
import { FormSection } from '@billett/web-kit/kit/layout/FormSection.tsx'
import { NewPassword } from '@billett/web-kit/sign-in/NewPassword.tsx'
import { useShop } from '../../hooks/shop.ts'
import { useTexts } from '../../texts/use-texts.ts'
import type { RegisterValues } from './register-form.ts'

/** What one signs in with. */
export function AccessFields() {
  const { t } = useTexts()
  const { passwordPolicy } = useShop().client.config.settings
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
      <NewPassword label={t('signIn.password')} policy={passwordPolicy} />
    </FormSection>
  )
}
