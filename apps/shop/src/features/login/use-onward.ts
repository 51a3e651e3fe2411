import { safeRedirect } from '@billett/web-kit/guards/safe-redirect.ts'
import { useLink } from '@billett/web-kit/links/use-link.ts'
import { useSearchParams } from 'react-router'
import { useEmbedded } from '../../hooks/use-embedded.ts'

/** Where somebody who is signed in goes on to (Spec 1 §2.5). */
export function useOnward(): string {
  const link = useLink()
  const embedded = useEmbedded()
  const [query] = useSearchParams()
  return safeRedirect(query.get('redirect')) ?? link(embedded ? 'start' : 'account')
}
