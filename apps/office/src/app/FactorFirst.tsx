import type { OfficeRoute } from '@billett/paths'
import type { ReactNode } from 'react'
import { useAppSelector } from '../hooks/store-hooks.ts'
import { selectMissingFactor } from '../state/second-factor/factor.slice.ts'
import { selectAuthenticated } from '../state/user.selectors.ts'
import { lazyWithTexts } from '../texts/lazy-with-texts.tsx'

const SecondFactor = lazyWithTexts(['secondFactor', 'signIn'], () =>
  import('../features/second-factor/SecondFactor.tsx').then(module => module.SecondFactor),
)

interface Props {
  route: OfficeRoute
  children: ReactNode
}

/** A screen of the staff, once they have shown the second factor that the server has asked for. */
export function FactorFirst({ route, children }: Props) {
  const authenticated = useAppSelector(selectAuthenticated)
  const missing = useAppSelector(selectMissingFactor)
  if (route.access === 'public' || !authenticated || !missing) return children
  return <SecondFactor missing={missing} />
}
