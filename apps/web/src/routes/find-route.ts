import { LANGUAGES, type Language } from '@billett/domain'
import { matchPath } from 'react-router'
import type { Route } from './route.ts'
import { isInSet, type RouteSet } from './route-sets.ts'
import { type RouteKey, routes } from './table.ts'

export interface FoundRoute {
  key: RouteKey
  route: Route
  params: Record<string, string | undefined>
  /** The language the path is written in; undefined where both languages share it. */
  language: Language | undefined
}

const table = Object.entries(routes) as [RouteKey, Route][]

/** Literal patterns before those with parameters, so that `/confirm` is not an order's id. */
const ranked = [...table].sort(([, a], [, b]) => Number(/[:*]/.test(a.en)) - Number(/[:*]/.test(b.en)))

/**
 * Percent signs undone in each segment; a slash inside a segment stays encoded, as the router's own matching has it.
 */
function decoded(pathname: string): string {
  try {
    return pathname
      .split('/')
      .map(segment => decodeURIComponent(segment).replaceAll('/', '%2F'))
      .join('/')
  } catch {
    return pathname
  }
}

/** The screen at a path, in whichever language it is written; of all screens, unless a client's set is named. */
export function findRoute(pathname: string, set: RouteSet = 'shop'): FoundRoute | undefined {
  const path = decoded(pathname)
  for (const [key, route] of ranked.filter(([, screen]) => isInSet(screen, set)))
    for (const language of LANGUAGES) {
      const match = matchPath({ path: route[language], end: true, caseSensitive: false }, path)
      if (match) return { key, route, params: match.params, language: route.de === route.en ? undefined : language }
    }
  return undefined
}
