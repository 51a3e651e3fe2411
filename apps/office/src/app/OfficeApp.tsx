import { useSessionMemory } from '@billett/web-kit/guards/use-session-memory.ts'
import { useEffect } from 'react'
import { useAppDispatch, useAppSelector } from '../hooks/store-hooks.ts'
import { getUser } from '../state/user.calls.ts'
import { selectAccountMissing } from '../state/user.selectors.ts'
import { Frame } from './Frame.tsx'
import { OfficeRoutes } from './OfficeRoutes.tsx'
import { PageTitle } from './PageTitle.tsx'
import { ScreenChange } from './ScreenChange.tsx'

/** The office, inside its providers and a router. */
export function OfficeApp() {
  const dispatch = useAppDispatch()
  const missing = useAppSelector(selectAccountMissing)
  useSessionMemory(dispatch)
  useEffect(() => {
    if (missing) void dispatch(getUser())
  }, [dispatch, missing])
  return (
    <>
      <PageTitle />
      <ScreenChange />
      <Frame>
        <OfficeRoutes />
      </Frame>
    </>
  )
}
