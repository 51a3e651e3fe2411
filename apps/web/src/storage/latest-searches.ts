import * as z from 'zod/mini'
import { stored } from './stored.ts'

/** How many searches are offered again. */
const MAX_SEARCHES = 5

const Place = z.object({ text: z.string(), reference: z.string() })
const Search = z.object({ from: Place, to: Place, via: z.nullable(Place) })
export type StoredSearch = z.infer<typeof Search>

export const storedSearches = stored('latest_searches', z.array(Search))

/** Puts `search` first; the same relation stands there once. */
export function rememberSearch(search: StoredSearch): StoredSearch[] {
  const same = (other: StoredSearch) =>
    other.from.reference === search.from.reference &&
    other.to.reference === search.to.reference &&
    other.via?.reference === search.via?.reference
  const searches = [search, ...(storedSearches.read() ?? []).filter(other => !same(other))].slice(0, MAX_SEARCHES)
  storedSearches.write(searches)
  return searches
}
