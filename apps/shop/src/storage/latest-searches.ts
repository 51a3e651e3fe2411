import { type Is, isListOf, isNullOr, isObjectOf, isText } from '@billett/web-kit/storage/shapes.ts'
import { stored } from '@billett/web-kit/storage/stored.ts'
import { LATEST_SEARCHES_KEY } from './forget-owned.ts'

/** How many searches are offered again. */
const MAX_SEARCHES = 5

interface Place {
  text: string
  reference: string
}

export interface StoredSearch {
  from: Place
  to: Place
  via: Place | null
}

const isPlace: Is<Place> = isObjectOf({ text: isText, reference: isText })
export const isSearch: Is<StoredSearch> = isObjectOf({ from: isPlace, to: isPlace, via: isNullOr(isPlace) })

export const storedSearches = stored(LATEST_SEARCHES_KEY, isListOf(isSearch))

export const isSameSearch = (a: StoredSearch, b: StoredSearch): boolean =>
  a.from.reference === b.from.reference && a.to.reference === b.to.reference && a.via?.reference === b.via?.reference

/** Puts `search` first; the same relation stands there once. */
export function rememberSearch(search: StoredSearch): StoredSearch[] {
  const others = (storedSearches.read() ?? []).filter(other => !isSameSearch(other, search))
  const searches = [search, ...others].slice(0, MAX_SEARCHES)
  storedSearches.write(searches)
  return searches
}
