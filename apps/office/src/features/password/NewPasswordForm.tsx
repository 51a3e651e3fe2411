import { USER_TYPE } from '@billett/domain'
import { useCall } from '@billett/web-kit/calls/use-call.ts'
import { SchemaForm } from '@billett/web-kit/forms/SchemaForm.tsx'
import { NewPassword } from '@billett/web-kit/sign-in/NewPassword.tsx'
import type { NewPasswordValues } from '@billett/web-kit/sign-in/new-password-values.ts'
import { useResetPasswordForm } from '@billett/web-kit/sign-in/use-reset-password-form.ts'
import { useOffice } from '../../hooks/office.ts'
import { useAppDispatch } from '../../hooks/store-hooks.ts'
import { resetPassword } from '../../state/user.calls.ts'
import { useTexts } from '../../texts/use-texts.ts'

interface Props {
  /** Out of the mail. Who has none any more gets a new one from whoever invited them. */
  resetKey: string
  onSaved: () => void
}

export function NewPasswordForm({ resetKey, onSaved }: Props) {
  const { t } = useTexts()
  const { passwordPolicy } = useOffice().client.config.settings
  const dispatch = useAppDispatch()
  const { loading, errors } = useCall(resetPassword)
  const { form, shown } = useResetPasswordForm(passwordPolicy, errors)
  const save = async ({ password }: NewPasswordValues) => {
    const answer = await dispatch(resetPassword({ body: { resetKey, newPassword: password, userType: USER_TYPE.HGS } }))
    if (resetPassword.fulfilled.match(answer)) onSaved()
  }
  return (
    <SchemaForm form={form} send={save} busy={loading} errors={shown} submit={t('signIn.reset.save')}>
      <NewPassword label={t('signIn.newPassword.label')} policy={passwordPolicy} />
    </SchemaForm>
  )
}
