import { PORTAL_START } from '@billett/paths'
import { safeRedirect } from '@billett/web-kit/guards/safe-redirect.ts'
import { useLink } from '@billett/web-kit/links/use-link.ts'
import { useQuery } from '@billett/web-kit/links/use-query.ts'
import { useAppSelector } from '../../hooks/store-hooks.ts'
import { useEmbedded } from '../../hooks/use-embedded.ts'
import { selectIsOfPortal } from '../../state/user/user.selectors.ts'

/** Where somebody who is signed in goes on to (Spec 1 §2.5); people of schools and cost units to their portal. */
export function useOnward(): string {
  const link = useLink()
  const embedded = useEmbedded()
  const query = useQuery()
  const isOfPortal = useAppSelector(selectIsOfPortal)
  return safeRedirect(query.get('redirect')) ?? (isOfPortal ? PORTAL_START : link(embedded ? 'start' : 'account'))
}
