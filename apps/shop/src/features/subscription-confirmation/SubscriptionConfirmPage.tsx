import { useLocation } from '@billett/web-kit/links/use-location.ts'
import { useQuery } from '@billett/web-kit/links/use-query.ts'
import { readOrdered } from '../../parts/subscription/ordered.ts'
import { FollowedLink } from './FollowedLink.tsx'
import { MailSent } from './MailSent.tsx'
import { NothingOrdered } from './NothingOrdered.tsx'

/** After an order: the mail that is on its way; where its link leads, what has become of it (Spec 1 §2.1). */
export function SubscriptionConfirmPage() {
  const query = useQuery()
  const { state } = useLocation()
  const secret = query.get('subscriptionId')
  if (secret)
    return (
      <FollowedLink
        key={secret}
        link={{
          subscriptionId: secret,
          clientId: query.get('clientId') ?? '',
          configurationId: query.get('configurationId') ?? '',
          userId: query.get('userId') ?? '',
        }}
      />
    )
  const ordered = readOrdered(state)
  return ordered ? <MailSent ordered={ordered} /> : <NothingOrdered />
}
