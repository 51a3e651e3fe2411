import { PasswordField } from '../../forms/PasswordField.tsx'
import { useShop } from '../../hooks/shop.ts'
import { useTexts } from '../../texts/use-texts.ts'
import type { NewPasswordValues } from './new-password-values.ts'
import { PasswordRules } from './PasswordRules.tsx'

/** A new password, judged while it is typed (Spec 1 §5). */
export function NewPassword({ label }: { label: string }) {
  const { t } = useTexts()
  const { passwordPolicy } = useShop().client.config.settings
  return (
    <>
      <PasswordField<NewPasswordValues> name="password" label={label} autoComplete="new-password" />
      <PasswordRules policy={passwordPolicy} />
      {passwordPolicy.repeat && (
        <PasswordField<NewPasswordValues>
          name="passwordRepeat"
          label={t('signIn.newPassword.repeat')}
          autoComplete="new-password"
        />
      )}
    </>
  )
}
