import { Button } from '@billett/web-kit/kit/controls/Button.tsx'
import { Link } from '@billett/web-kit/links/Link.tsx'
import { useLink } from '@billett/web-kit/links/use-link.ts'
import { useLocation } from '@billett/web-kit/links/use-location.ts'
import { useParams } from '@billett/web-kit/links/use-params.ts'
import { ResetPassword } from '@billett/web-kit/sign-in/ResetPassword.tsx'
import { useShop } from '../../hooks/shop.ts'
import { useEmbedded } from '../../hooks/use-embedded.ts'
import { withSearch } from '../../parts/sign-in/kept-query.ts'
import { useTexts } from '../../texts/use-texts.ts'

/** Where the link of a mail leads: a new password, by the key in the address. */
export function ResetPasswordPage() {
  const { t } = useTexts()
  const { id = '' } = useParams()
  const { search } = useLocation()
  const link = useLink()
  const embedded = useEmbedded()
  const { passwordPolicy, userType } = useShop().client.config.settings
  const otherKey = (
    <Button component={Link} to={link(embedded ? 'resetPasswordEmbedded' : 'resetPassword')} variant="outlined">
      {t('signIn.reset.newLink')}
    </Button>
  )
  const login = withSearch(link(embedded ? 'loginEmbedded' : 'login'), search)
  return <ResetPassword resetKey={id} policy={passwordPolicy} userType={userType} otherKey={otherKey} login={login} />
}
