import { USER_TYPE } from '@billett/domain'
import { useCall } from '@billett/web-kit/calls/use-call.ts'
import { useLink } from '@billett/web-kit/links/use-link.ts'
import Button from '@mui/material/Button'
import { useMemo } from 'react'
import { Link } from 'react-router'
import * as z from 'zod/mini'
import { SchemaForm } from '../../forms/SchemaForm.tsx'
import { useErrorsAt } from '../../forms/use-errors-at.ts'
import { useSchemaForm } from '../../forms/use-schema-form.ts'
import { useShop } from '../../hooks/shop.ts'
import { useAppDispatch } from '../../hooks/store-hooks.ts'
import { useEmbedded } from '../../hooks/use-embedded.ts'
import { NewPassword } from '../../parts/sign-in/NewPassword.tsx'
import { newPasswordField, newPasswordFields, samePassword } from '../../parts/sign-in/new-password-form.ts'
import type { NewPasswordValues } from '../../parts/sign-in/new-password-values.ts'
import { resetPassword } from '../../state/user/user.calls.ts'
import { useTexts } from '../../texts/use-texts.ts'

interface Props {
  /** Out of the mail. */
  resetKey: string
  /** Whose key it is: one of the staff gets a new one from whoever invited them. */
  asStaff: boolean
  onSaved: () => void
}

/** What the server says of the password belongs to its field; what it says of the key, to the page. */
const fieldOf = (named: string): string => (named === 'resetKey' ? '' : newPasswordField(named))

export function ResetPasswordForm({ resetKey, asStaff, onSaved }: Props) {
  const { t } = useTexts()
  const { passwordPolicy, userType } = useShop().client.config.settings
  const link = useLink()
  const embedded = useEmbedded()
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
    const answer = await dispatch(
      resetPassword({ body: { resetKey, newPassword: password, userType: asStaff ? USER_TYPE.HGS : userType } }),
    )
    if (resetPassword.fulfilled.match(answer)) onSaved()
  }
  const keyRefused = shown.some(({ field }) => field === '')
  return (
    <SchemaForm
      form={form}
      send={save}
      busy={loading}
      errors={shown}
      submit={t('signIn.reset.save')}
      beforeSubmit={
        keyRefused &&
        !asStaff && (
          <Button component={Link} to={link(embedded ? 'resetPasswordEmbedded' : 'resetPassword')} variant="outlined">
            {t('signIn.reset.newLink')}
          </Button>
        )
      }
    >
      <NewPassword label={t('signIn.newPassword.label')} />
    </SchemaForm>
  )
}
