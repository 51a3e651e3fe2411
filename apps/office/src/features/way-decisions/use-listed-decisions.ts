import { pageAsked, useListed } from '../../hooks/use-listed.ts'
import { listDecisions } from '../../state/school/school.calls.ts'
import type { DecisionsState } from './decisions-address.ts'

/** The decisions that the address asks for; asked anew when it asks for others. */
export function useListedDecisions({ search, filters, results, page }: DecisionsState, pageSize: number) {
  const narrowed = {
    search: search.trim() || undefined,
    filters: filters.length > 0 ? [...filters] : undefined,
    results: results.length > 0 ? [...results] : undefined,
  }
  return useListed(listDecisions, { query: { ...narrowed, ...pageAsked({ page, pageSize }) } })
}
