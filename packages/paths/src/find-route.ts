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

interface Path extends Omit<FoundRoute, 'params'> {
  pattern: string
}

/** Every path there is, once, in the order of the table. */
const paths = routeKeys.flatMap((key): Path[] => {
  const route: KnownRoute = routes[key]
  if (route.de === route.en) return [{ key, route, language: undefined, pattern: route.de }]
  return LANGUAGES.map(language => ({ key, route, language, pattern: route[language] }))
})

const hasParams = ({ pattern }: Path): boolean => /[:*]/.test(pattern)

/** Upper and lower case are the same, slashes at the end do not count. */
const plain = (path: string): string => path.toLowerCase().replace(/\/+$/, '')

/** Most paths are found by themselves. */
const literal = new Map(paths.filter(one => !hasParams(one)).map(one => [plain(one.pattern), one]))

/** Those that are not: after the literal ones, so that `/resetpassword/embedded` is not somebody's id. */
const withParams = paths.filter(hasParams).map(one => ({ ...one, read: matcher(one.pattern) }))

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
  const known = literal.get(plain(path))
  if (known && isInSet(known.route, set))
    return { key: known.key, route: known.route, params: {}, language: known.language }
  for (const { key, route, language, read } of withParams) {
    if (!isInSet(route, set)) continue
    const params = read(path)
    if (params) return { key, route, params, language }
  }
  return undefined
}
