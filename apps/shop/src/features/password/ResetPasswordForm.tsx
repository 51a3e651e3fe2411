import { useCall } from '@billett/web-kit/calls/use-call.ts'
import { SchemaForm } from '@billett/web-kit/forms/SchemaForm.tsx'
import { Button } from '@billett/web-kit/kit/controls/Button.tsx'
import { Link } from '@billett/web-kit/links/Link.tsx'
import { useLink } from '@billett/web-kit/links/use-link.ts'
import { NewPassword } from '@billett/web-kit/sign-in/NewPassword.tsx'
import type { NewPasswordValues } from '@billett/web-kit/sign-in/new-password-values.ts'
import { useResetPasswordForm } from '@billett/web-kit/sign-in/use-reset-password-form.ts'
import { useShop } from '../../hooks/shop.ts'
import { useAppDispatch } from '../../hooks/store-hooks.ts'
import { useEmbedded } from '../../hooks/use-embedded.ts'
import { resetPassword } from '../../state/user/user.calls.ts'
import { useTexts } from '../../texts/use-texts.ts'

interface Props {
  /** Out of the mail. */
  resetKey: string
  onSaved: () => void
}

export function ResetPasswordForm({ resetKey, onSaved }: Props) {
  const { t } = useTexts()
  const { passwordPolicy, userType } = useShop().client.config.settings
  const link = useLink()
  const embedded = useEmbedded()
  const dispatch = useAppDispatch()
  const { loading, errors } = useCall(resetPassword)
  const { form, shown } = useResetPasswordForm(passwordPolicy, errors, resetPassword)
  const save = async ({ password }: NewPasswordValues) => {
    const answer = await dispatch(resetPassword({ body: { resetKey, newPassword: password, userType } }))
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
        keyRefused && (
          <Button component={Link} to={link(embedded ? 'resetPasswordEmbedded' : 'resetPassword')} variant="outlined">
            {t('signIn.reset.newLink')}
          </Button>
        )
      }
    >
      <NewPassword label={t('signIn.newPassword.label')} policy={passwordPolicy} />
    </SchemaForm>
  )
}
