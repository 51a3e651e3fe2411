import type { Language } from '@billett/domain'
import { fillPath } from './fill-path.ts'
import { findRoute } from './find-route.ts'
import type { MatchedParams } from './match-pattern.ts'
import type { Route } from './route.ts'

interface Place {
  pathname: string
  search: string
  hash: string
}

type Find = (pathname: string) => { route: Route; params: MatchedParams } | undefined

/**
 * The same place in another language: path parameters, query and hash stay. A path nobody knows stays as it is; `find`
 * knows those of an app.
 */
export function translatePath({ pathname, search, hash }: Place, language: Language, find: Find = findRoute): string {
  const found = find(pathname)
  const path = found ? fillPath(found.route[language], found.params) : pathname
  return `${path}${search}${hash}`
}
