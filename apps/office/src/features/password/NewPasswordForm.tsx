import { USER_TYPE } from '@billett/domain'
import { useCall } from '@billett/web-kit/calls/use-call.ts'
import { SchemaForm } from '@billett/web-kit/forms/SchemaForm.tsx'
import { useErrorsAt } from '@billett/web-kit/forms/use-errors-at.ts'
import { useSchemaForm } from '@billett/web-kit/forms/use-schema-form.ts'
import { NewPassword } from '@billett/web-kit/sign-in/NewPassword.tsx'
import { newPasswordField, newPasswordFields, samePassword } from '@billett/web-kit/sign-in/new-password-form.ts'
import type { NewPasswordValues } from '@billett/web-kit/sign-in/new-password-values.ts'
import { useMemo } from 'react'
import * as z from 'zod/mini'
import { useOffice } from '../../hooks/office.ts'
import { useAppDispatch } from '../../hooks/store-hooks.ts'
import { resetPassword } from '../../state/user.calls.ts'
import { useTexts } from '../../texts/use-texts.ts'

interface Props {
  /** Out of the mail. Who has none any more gets a new one from whoever invited them. */
  resetKey: string
  onSaved: () => void
}

/** What the server says of the password belongs to its field; what it says of the key, to the page. */
const fieldOf = (named: string): string => (named === 'resetKey' ? '' : newPasswordField(named))

export function NewPasswordForm({ resetKey, onSaved }: Props) {
  const { t } = useTexts()
  const { passwordPolicy } = useOffice().client.config.settings
  const dispatch = useAppDispatch()
  const { loading, errors } = useCall(resetPassword)
  const shown = useErrorsAt(errors, fieldOf)
  const schema = useMemo(
    () => z.object(newPasswordFields(passwordPolicy)).check(samePassword(passwordPolicy)),
    [passwordPolicy],
  )
  const form = useSchemaForm<NewPasswordValues>({
    schema,
    defaultValues: { password: '', passwordRepeat: '' },
    errors: shown,
  })
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
