import { resetAction } from '@billett/web-kit/calls/common.slice.ts'
import { useSentForm } from '@billett/web-kit/forms/sent-form.ts'
import { Button } from '@billett/web-kit/kit/controls/Button.tsx'
import { Page } from '@billett/web-kit/kit/layout/Page.tsx'
import { Headline } from '@billett/web-kit/kit/text/Headline.tsx'
import { Link } from '@billett/web-kit/links/Link.tsx'
import { useLink } from '@billett/web-kit/links/use-link.ts'
import { useLocation } from '@billett/web-kit/links/use-location.ts'
import { useParams } from '@billett/web-kit/links/use-params.ts'
import { useEffect, useState } from 'react'
import { useAppDispatch } from '../../hooks/store-hooks.ts'
import { useEmbedded } from '../../hooks/use-embedded.ts'
import { withSearch } from '../../parts/sign-in/kept-query.ts'
import { resetPassword } from '../../state/user/user.calls.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { ResetPasswordForm } from './ResetPasswordForm.tsx'

/** Where the link of a mail leads: a new password, by the key in the address. */
export function ResetPasswordPage() {
  const { t } = useTexts()
  const { id = '' } = useParams()
  const { search } = useLocation()
  const link = useLink()
  const embedded = useEmbedded()
  const login = embedded ? 'loginEmbedded' : 'login'
  const dispatch = useAppDispatch()
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
        <Button component={Link} to={withSearch(link(login), search)} variant="contained" size="large">
          {t('signIn.login.submit')}
        </Button>
      ) : (
        <ResetPasswordForm resetKey={id} onSaved={() => setSaved(true)} />
      )}
    </Page>
  )
}
