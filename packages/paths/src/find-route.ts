import { LANGUAGES, type Language } from '@billett/domain'
import { type MatchedParams, matcher } from './match-pattern.ts'
import { isInSet, type RouteSet } from './route-sets.ts'
import { type KnownRoute, type RouteKey, routes } from './table.ts'

export interface FoundRoute {
  key: RouteKey
  route: KnownRoute
  params: MatchedParams
  /** The language the path is written in; undefined where both languages share it. */
  language: Language | undefined
}

export const routeKeys = Object.keys(routes) as RouteKey[]

/** Literal patterns before those with parameters, so that `/confirm` is not an order's id. */
const ranked = routeKeys
  .map(key => {
    const route: KnownRoute = routes[key]
    return { key, route, matches: LANGUAGES.map(language => ({ language, read: matcher(route[language]) })) }
  })
  .sort((a, b) => Number(/[:*]/.test(a.route.en)) - Number(/[:*]/.test(b.route.en)))

/** Percent signs undone in each segment; a slash inside a segment stays encoded. */
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
  for (const { key, route, matches } of ranked) {
    if (!isInSet(route, set)) continue
    for (const { language, read } of matches) {
      const params = read(path)
      if (params) return { key, route, params, language: route.de === route.en ? undefined : language }
    }
  }
  return undefined
}
