import { isAdminPath } from '@billett/paths'
import { useLocation } from '@billett/web-kit/links/use-location.ts'
import { useRoute } from '@billett/web-kit/links/use-route.ts'
import { Suspense } from 'react'
import { useAppSelector } from '../../hooks/store-hooks.ts'
import { selectIsCustomer, selectUser } from '../../state/user/user.selectors.ts'
import { lazyWithTexts } from '../../texts/lazy-with-texts.tsx'
import { useTakenOver } from '../take-over/use-taken-over.ts'

const TermsDialog = lazyWithTexts(['newTerms'], () => import('./TermsDialog.tsx').then(module => module.TermsDialog))

/** Where the dialog would stand in front of what it is about, or of somebody on the way out. */
const QUIET = new Set(['terms', 'termsEmbedded', 'privacyPolicy', 'privacyPolicyEmbedded', 'logout'])

/** Asks customers for their consent to new terms, anywhere but in the area of the staff (Spec 1 §4). */
export function TermsReminder() {
  const { pathname } = useLocation()
  const route = useRoute()
  const isCustomer = useAppSelector(selectIsCustomer)
  const { termsDialogOpen } = useAppSelector(selectUser)
  // What somebody agrees to is theirs to say, also while staff act in their place.
  const isTakenOver = useTakenOver() !== undefined
  const isQuiet = isTakenOver || isAdminPath(pathname) || QUIET.has(route?.key ?? '')
  if (!isCustomer || !termsDialogOpen || isQuiet) return null
  return (
    <Suspense fallback={null}>
      <TermsDialog />
    </Suspense>
  )
}
