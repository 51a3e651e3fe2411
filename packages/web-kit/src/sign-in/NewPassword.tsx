import type { PasswordPolicy } from '@billett/clients'
import { useId } from 'react'
import { PasswordField } from '../forms/PasswordField.tsx'
import { useKitTexts } from '../text/use-kit-texts.ts'
import type { NewPasswordValues } from './new-password-values.ts'
import { PasswordRules } from './PasswordRules.tsx'

interface Props {
  label: string
  /** Of the client. */
  policy: PasswordPolicy
}

/** A new password, judged while it is typed (Spec 1 §5). */
export function NewPassword({ label, policy }: Props) {
  const { t } = useKitTexts()
  const rules = useId()
  return (
    <>
      <PasswordField<NewPasswordValues>
        name="password"
        label={label}
        autoComplete="new-password"
        aria-describedby={rules}
      />
      <PasswordRules id={rules} policy={policy} />
      {policy.repeat && (
        <PasswordField<NewPasswordValues>
          name="passwordRepeat"
          label={t('signIn.newPassword.repeat')}
          autoComplete="new-password"
        />
      )}
    </>
  )
}
