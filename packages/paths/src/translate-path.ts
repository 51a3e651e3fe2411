import type { Language } from '@billett/domain'
import { fillPath } from './fill-path.ts'
import { findRoute } from './find-route.ts'

interface Place {
  pathname: string
  search: string
  hash: string
}

/** The same place in another language: path parameters, query and hash stay. A path nobody knows stays as it is. */
export function translatePath({ pathname, search, hash }: Place, language: Language): string {
  const found = findRoute(pathname)
  const path = found ? fillPath(found.route[language], found.params) : pathname
  return `${path}${search}${hash}`
}
