import { useSessionMemory } from '@billett/web-kit/guards/use-session-memory.ts'
import { getUser } from '@billett/web-kit/session/session.calls.ts'
import { Suspense, useEffect } from 'react'
import { useAppDispatch, useAppSelector } from '../hooks/store-hooks.ts'
import { selectAsksAgain } from '../state/second-factor/factor.slice.ts'
import { selectAccountMissing } from '../state/user.selectors.ts'
import { lazyWithTexts } from '../texts/lazy-with-texts.tsx'
import { Frame } from './Frame.tsx'
import { OfficeRoutes } from './OfficeRoutes.tsx'
import { PageTitle } from './PageTitle.tsx'
import { PortalStart } from './PortalStart.tsx'
import { ScreenChange } from './ScreenChange.tsx'

/** Loaded when it is asked for: few acts are dangerous. */
const ProofDialog = lazyWithTexts(['secondFactor'], () =>
  import('../features/second-factor/ProofDialog.tsx').then(module => module.ProofDialog),
)

/** The office, inside its providers and a router. */
export function OfficeApp() {
  const dispatch = useAppDispatch()
  const missing = useAppSelector(selectAccountMissing)
  const asksAgain = useAppSelector(selectAsksAgain)
  useSessionMemory(dispatch)
  useEffect(() => {
    if (missing) void dispatch(getUser())
  }, [dispatch, missing])
  return (
    <>
      <PageTitle />
      <PortalStart />
      <ScreenChange />
      <Frame>
        <OfficeRoutes />
        <Suspense>{asksAgain && <ProofDialog />}</Suspense>
      </Frame>
    </>
  )
}
