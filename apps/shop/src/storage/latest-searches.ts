import { stored } from '@billett/web-kit/storage/stored.ts'
import * as z from 'zod/mini'

/** How many searches are offered again. */
const MAX_SEARCHES = 5

const Place = z.object({ text: z.string(), reference: z.string() })
export const Search = z.object({ from: Place, to: Place, via: z.nullable(Place) })
export type StoredSearch = z.infer<typeof Search>

export const storedSearches = stored('latest_searches', z.array(Search))

export const isSameSearch = (a: StoredSearch, b: StoredSearch): boolean =>
  a.from.reference === b.from.reference && a.to.reference === b.to.reference && a.via?.reference === b.via?.reference

/** Puts `search` first; the same relation stands there once. */
export function rememberSearch(search: StoredSearch): StoredSearch[] {
  const others = (storedSearches.read() ?? []).filter(other => !isSameSearch(other, search))
  const searches = [search, ...others].slice(0, MAX_SEARCHES)
  storedSearches.write(searches)
  return searches
}
