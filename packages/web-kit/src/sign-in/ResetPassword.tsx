import { useEffect, useState } from 'react'
import { useDispatch } from 'react-redux'
import { resetAction } from '../calls/common.slice.ts'
import { useSentForm } from '../forms/sent-form.ts'
import { Button } from '../kit/controls/Button.tsx'
import { Page } from '../kit/layout/Page.tsx'
import { Headline } from '../kit/text/Headline.tsx'
import { Link } from '../links/Link.tsx'
import { resetPassword } from '../session/session.calls.ts'
import { useKitTexts } from '../text/use-kit-texts.ts'
import { ResetPasswordForm, type ResetPasswordFormProps } from './ResetPasswordForm.tsx'

/** Where the link of a mail leads: a new password, by the key in the address; then to the login at `login`. */
export function ResetPassword({ login, ...form }: ResetPasswordFormProps & { login: string }) {
  const { t } = useKitTexts()
  const dispatch = useDispatch()
  const alone = useSentForm(resetPassword)
  const [saved, setSaved] = useState(alone?.errors.length === 0)
  useEffect(
    () => () => {
      dispatch(resetAction(resetPassword.typePrefix))
    },
    [dispatch],
  )
  return (
    <Page width="text">
      <Headline
        headline={saved ? t('signIn.reset.savedHeadline') : t('signIn.reset.newHeadline')}
        lead={saved ? t('signIn.reset.savedText') : t('signIn.reset.newLead')}
      />
      {saved ? (
        <Button component={Link} to={login} variant="contained" size="large">
          {t('signIn.login.submit')}
        </Button>
      ) : (
        <ResetPasswordForm {...form} onSaved={() => setSaved(true)} />
      )}
    </Page>
  )
}
