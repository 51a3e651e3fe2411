import { findRoute, type RouteSet } from '@billett/paths'
import { type ReactNode, startTransition, useLayoutEffect, useMemo, useState } from 'react'
import type { History } from './history.ts'
import { HistoryContext, PlaceContext } from './router-context.ts'

interface Props {
  history: History
  /** Which screens the client has. */
  set: RouteSet
  children: ReactNode
}

/**
 * Tells what is inside where the reader is. Another address is a transition: the screen before stays until the next one
 * has been fetched. The screen is looked up once for all that ask.
 */
export function Router({ history, set, children }: Props) {
  const [visit, setVisit] = useState(history.now)
  useLayoutEffect(() => history.listen(next => startTransition(() => setVisit(next))), [history])
  const place = useMemo(() => ({ ...visit, route: findRoute(visit.location.pathname, set) }), [visit, set])
  return (
    <HistoryContext value={history}>
      <PlaceContext value={place}>{children}</PlaceContext>
    </HistoryContext>
  )
}
