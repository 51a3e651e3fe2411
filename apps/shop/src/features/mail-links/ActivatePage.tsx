import { useCall } from '@billett/web-kit/calls/use-call.ts'
import { Button } from '@billett/web-kit/kit/controls/Button.tsx'
import { Link } from '@billett/web-kit/links/Link.tsx'
import { useLink } from '@billett/web-kit/links/use-link.ts'
import { useParams } from '@billett/web-kit/links/use-params.ts'
import { useAppDispatch, useAppSelector } from '../../hooks/store-hooks.ts'
import { useEmbedded } from '../../hooks/use-embedded.ts'
import { ResendButton } from '../../parts/sign-in/ResendButton.tsx'
import { activate } from '../../state/user/user.calls.ts'
import { selectUser } from '../../state/user/user.selectors.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { LinkResult } from './LinkResult.tsx'
import { useFollowOnce } from './use-follow-once.ts'

/** Where the link of the activation mail leads: the account is active, and on to signing in (decision 43). */
export function ActivatePage() {
  const { t } = useTexts()
  const { id = '' } = useParams()
  const dispatch = useAppDispatch()
  const link = useLink()
  const embedded = useEmbedded()
  const { activation } = useAppSelector(selectUser)
  const { errors } = useCall(activate)
  useFollowOnce(id, () => void dispatch(activate({ params: { token: id } })))
  const login = link(embedded ? 'loginEmbedded' : 'login')
  return (
    <LinkResult
      phase={activation}
      errors={errors}
      texts={{
        pending: t('signIn.activate.pending'),
        headline: t('signIn.activate.headline'),
        text: t('signIn.activate.text'),
        failedHeadline: t('signIn.activate.failedHeadline'),
        failedText: t('signIn.activate.failedText'),
      }}
    >
      <Button component={Link} to={login} variant="contained" size="large">
        {t('signIn.activate.onward')}
      </Button>
      {activation === 'rejected' && <ResendButton email="" size="large" />}
    </LinkResult>
  )
}
