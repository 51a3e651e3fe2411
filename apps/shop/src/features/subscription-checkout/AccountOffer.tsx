import type { UserData } from '@billett/contract'
import { Text } from '@billett/web-kit/kit/text/Text.tsx'
import { TextLink } from '@billett/web-kit/kit/text/TextLink.tsx'
import { Link } from '@billett/web-kit/links/Link.tsx'
import { useLink } from '@billett/web-kit/links/use-link.ts'
import { useShop } from '../../hooks/shop.ts'
import { useEmbedded } from '../../hooks/use-embedded.ts'
import { useTexts } from '../../texts/use-texts.ts'

interface Props {
  /** Null for guests. */
  account: UserData | null
  /** The address that signing in comes back to. */
  back: string
}

/** As a guest or with an account: signing in comes back here, and what was typed is still there. */
export function AccountOffer({ account, back }: Props) {
  const { t } = useTexts()
  const link = useLink()
  const embedded = useEmbedded()
  const { login } = useShop().client.config.modules
  if (account)
    return (
      <Text color="textSecondary">
        {t('subscriptionCheckout.signedIn', { name: `${account.firstName} ${account.lastName}`.trim() })}
      </Text>
    )
  if (!login.enabled) return null
  return (
    <Text color="textSecondary">
      {t('subscriptionCheckout.asGuest')}{' '}
      <TextLink component={Link} to={link(embedded ? 'loginEmbedded' : 'login', undefined, { redirect: back })}>
        {t('subscriptionCheckout.signIn')}
      </TextLink>
    </Text>
  )
}
