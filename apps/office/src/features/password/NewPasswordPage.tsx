import { resetAction } from '@billett/web-kit/calls/common.slice.ts'
import { Button } from '@billett/web-kit/kit/controls/Button.tsx'
import { Page } from '@billett/web-kit/kit/layout/Page.tsx'
import { Headline } from '@billett/web-kit/kit/text/Headline.tsx'
import { Link } from '@billett/web-kit/links/Link.tsx'
import { useLink } from '@billett/web-kit/links/use-link.ts'
import { useParams } from '@billett/web-kit/links/use-params.ts'
import { useEffect, useState } from 'react'
import { useAppDispatch } from '../../hooks/store-hooks.ts'
import { resetPassword } from '../../state/user.calls.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { NewPasswordForm } from './NewPasswordForm.tsx'

/** Where the link of an invitation leads: a password, by the key in the address. */
export function NewPasswordPage() {
  const { t } = useTexts()
  const { id = '' } = useParams()
  const link = useLink()
  const dispatch = useAppDispatch()
  const [saved, setSaved] = useState(false)
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
        <Button component={Link} to={link('admin')} variant="contained" size="large">
          {t('signIn.login.submit')}
        </Button>
      ) : (
        <NewPasswordForm resetKey={id} onSaved={() => setSaved(true)} />
      )}
    </Page>
  )
}
