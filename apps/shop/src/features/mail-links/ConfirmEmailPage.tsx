import { useCall } from '@billett/web-kit/calls/use-call.ts'
import { Button } from '@billett/web-kit/kit/controls/Button.tsx'
import { Link } from '@billett/web-kit/links/Link.tsx'
import { useLink } from '@billett/web-kit/links/use-link.ts'
import { useParams } from '@billett/web-kit/links/use-params.ts'
import { getUser } from '@billett/web-kit/session/session.calls.ts'
import { useAppDispatch, useAppSelector } from '../../hooks/store-hooks.ts'
import { confirmEmailAddress } from '../../state/user/user.calls.ts'
import { selectUser } from '../../state/user/user.selectors.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { LinkResult } from './LinkResult.tsx'
import { useFollowOnce } from './use-follow-once.ts'

/** Where the mail to a new e-mail address leads. */
export function ConfirmEmailPage() {
  const { t } = useTexts()
  const { token = '' } = useParams()
  const dispatch = useAppDispatch()
  const link = useLink()
  const { emailConfirmation, authenticated } = useAppSelector(selectUser)
  const { errors } = useCall(confirmEmailAddress)
  useFollowOnce(token, () => {
    void dispatch(confirmEmailAddress({ params: { token } })).then(() => {
      if (authenticated) void dispatch(getUser())
    })
  })
  const data = link('userInfo')
  return (
    <LinkResult
      phase={emailConfirmation}
      errors={errors}
      texts={{
        pending: t('signIn.confirmEmail.pending'),
        headline: t('signIn.confirmEmail.headline'),
        text: t('signIn.confirmEmail.text'),
        failedHeadline: t('signIn.confirmEmail.failedHeadline'),
        failedText: t('signIn.confirmEmail.failedText'),
      }}
    >
      <Button component={Link} to={data} variant="contained" size="large">
        {t('signIn.confirmEmail.onward')}
      </Button>
    </LinkResult>
  )
}
