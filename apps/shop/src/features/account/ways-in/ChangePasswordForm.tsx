import { Password } from '@billett/contract'
import { useCall } from '@billett/web-kit/calls/use-call.ts'
import { PasswordField } from '@billett/web-kit/forms/PasswordField.tsx'
import { SchemaForm } from '@billett/web-kit/forms/SchemaForm.tsx'
import { useErrorsAt } from '@billett/web-kit/forms/use-errors-at.ts'
import { useSchemaForm } from '@billett/web-kit/forms/use-schema-form.ts'
import { NewPassword } from '@billett/web-kit/sign-in/NewPassword.tsx'
import { newPasswordField, newPasswordFields, samePassword } from '@billett/web-kit/sign-in/new-password-form.ts'
import type { NewPasswordValues } from '@billett/web-kit/sign-in/new-password-values.ts'
import { useMemo } from 'react'
import * as z from 'zod/mini'
import { useShop } from '../../../hooks/shop.ts'
import { useAppDispatch } from '../../../hooks/store-hooks.ts'
import { changePassword } from '../../../state/user/user.calls.ts'
import { useTexts } from '../../../texts/use-texts.ts'

interface Values extends NewPasswordValues {
  oldPassword: string
}

export function ChangePasswordForm({ onSaved }: { onSaved: () => void }) {
  const { t } = useTexts()
  const { passwordPolicy } = useShop().client.config.settings
  const dispatch = useAppDispatch()
  const { loading, errors } = useCall(changePassword)
  const named = useErrorsAt(errors, newPasswordField)
  const schema = useMemo(
    () => z.object({ oldPassword: Password, ...newPasswordFields(passwordPolicy) }).check(samePassword(passwordPolicy)),
    [passwordPolicy],
  )
  const form = useSchemaForm<Values>({
    schema,
    defaultValues: { oldPassword: '', password: '', passwordRepeat: '' },
    errors: named,
  })
  const save = async ({ oldPassword, password }: Values) => {
    const answer = await dispatch(changePassword({ body: { oldPassword, newPassword: password } }))
    if (changePassword.fulfilled.match(answer)) onSaved()
  }
  return (
    <SchemaForm form={form} send={save} busy={loading} errors={named} submit={t('account.password.save')}>
      <PasswordField<Values> name="oldPassword" label={t('account.password.old')} autoComplete="current-password" />
      <NewPassword label={t('signIn.newPassword.label')} policy={passwordPolicy} />
    </SchemaForm>
  )
}
