import type { StaffConfig } from '@billett/contract'
import { type ListedEntry, listedEntries } from '../listed-entries.ts'

const ALL = { search: '', category: '', which: '' } as const

/** What a draft would have in the place of the last version: each entry with the value it has now as the active one. */
export function changedBy(draft: StaffConfig, last: StaffConfig): ListedEntry[] {
  const now = new Map(listedEntries(last, ALL).map(({ path, value }) => [path, value]))
  return listedEntries(draft, ALL).flatMap(entry => {
    const active = now.get(entry.path) ?? ''
    return active === entry.value ? [] : [{ ...entry, active }]
  })
}
