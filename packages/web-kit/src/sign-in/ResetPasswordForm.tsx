import type { PasswordPolicy } from '@billett/clients'
import type { ReactNode } from 'react'
import { useDispatch } from 'react-redux'
import { useCall } from '../calls/use-call.ts'
import { SchemaForm } from '../forms/SchemaForm.tsx'
import { resetPassword } from '../session/session.calls.ts'
import type { SessionDispatch } from '../session/session-root.ts'
import { useKitTexts } from '../text/use-kit-texts.ts'
import { NewPassword } from './NewPassword.tsx'
import type { NewPasswordValues } from './new-password-values.ts'
import { useResetPasswordForm } from './use-reset-password-form.ts'

export interface ResetPasswordFormProps {
  /** Out of the mail. */
  resetKey: string
  policy: PasswordPolicy
  /** Whose password it is: the same address may belong to a customer and to one of the staff (`USER_TYPE`). */
  userType: number
  /** Leads to another key where this one is refused. */
  otherKey?: ReactNode
}

export function ResetPasswordForm({
  resetKey,
  policy,
  userType,
  otherKey,
  onSaved,
}: ResetPasswordFormProps & { onSaved: () => void }) {
  const { t } = useKitTexts()
  const dispatch = useDispatch<SessionDispatch>()
  const { loading, errors } = useCall(resetPassword)
  const { form, shown } = useResetPasswordForm(policy, errors, resetPassword)
  const save = async ({ password }: NewPasswordValues) => {
    const answer = await dispatch(resetPassword({ body: { resetKey, newPassword: password, userType } }))
    if (resetPassword.fulfilled.match(answer)) onSaved()
  }
  const isKeyRefused = shown.some(({ field }) => field === '')
  return (
    <SchemaForm
      form={form}
      send={save}
      busy={loading}
      errors={shown}
      submit={t('signIn.reset.save')}
      beforeSubmit={isKeyRefused && otherKey}
    >
      <NewPassword label={t('signIn.newPassword.label')} policy={policy} />
    </SchemaForm>
  )
}
