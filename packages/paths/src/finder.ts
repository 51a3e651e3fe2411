import { LANGUAGES, type Language } from '@billett/domain'
import { type MatchedParams, matcher } from './match-pattern.ts'
import type { Route } from './route.ts'
import { isInSet, type RouteSet } from './route-sets.ts'

/** A screen of a table, as it stands at a path. */
export interface Found<Key extends string, Of extends Route> {
  key: Key
  route: Of
  params: MatchedParams
  /** The language the path is written in; undefined where both languages share it. */
  language: Language | undefined
}

export const keysOf = <Key extends string>(table: Readonly<Record<Key, unknown>>) => Object.keys(table) as Key[]

/** Upper and lower case are the same, slashes at the end do not count. */
const plain = (path: string): string => path.toLowerCase().replace(/\/+$/, '')

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

/** Finds screens of `table` by their paths, in either language; of all, unless a client's set is named. */
export function finderIn<Key extends string, Of extends Route>(table: Readonly<Record<Key, Of>>) {
  /** Every path there is, once, in the order of the table. */
  const paths = keysOf(table).flatMap(key => {
    const route = table[key]
    const languages = route.de === route.en ? [undefined] : LANGUAGES
    return languages.map(language => ({ key, route, language, pattern: route[language ?? 'en'] }))
  })
  const hasParams = ({ pattern }: (typeof paths)[number]): boolean => /[:*]/.test(pattern)
  /** Most paths are found by themselves. */
  const literal = new Map(paths.filter(one => !hasParams(one)).map(one => [plain(one.pattern), one]))
  /** Those that are not: after the literal ones, so that `/resetpassword/embedded` is not somebody's id. */
  const withParams = paths.filter(hasParams).map(one => ({ ...one, read: matcher(one.pattern) }))

  return (pathname: string, set: RouteSet = 'shop'): Found<Key, Of> | undefined => {
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
}
