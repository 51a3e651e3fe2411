import { safeRedirect } from '@billett/web-kit/guards/safe-redirect.ts'
import { useLink } from '@billett/web-kit/links/use-link.ts'
import { useQuery } from '@billett/web-kit/links/use-query.ts'
import { useEmbedded } from '../../hooks/use-embedded.ts'

/** Where somebody who is signed in goes on to (Spec 1 §2.5). */
export function useOnward(): string {
  const link = useLink()
  const embedded = useEmbedded()
  const query = useQuery()
  return safeRedirect(query.get('redirect')) ?? link(embedded ? 'start' : 'account')
}
