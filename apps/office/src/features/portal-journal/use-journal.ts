import { pageAsked, useListed } from '../../hooks/use-listed.ts'
import { getPortalJournal } from '../../state/school/school.calls.ts'
import type { JournalState } from './journal-address.ts'

/** What was done, as the address asks for it; asked anew when it asks for something else. */
export function useJournal({ search, acts, from, to, page }: JournalState, pageSize: number) {
  const narrowed = {
    search: search.trim() || undefined,
    acts: acts.length > 0 ? [...acts] : undefined,
    from: from || undefined,
    until: to || undefined,
  }
  return useListed(getPortalJournal, { query: { ...narrowed, ...pageAsked({ page, pageSize }) } })
}
