import { pageAsked, useListed } from '../../hooks/use-listed.ts'
import { listStaffDecisions } from '../../state/admin/admin.calls.ts'
import type { StaffDecisionsState } from './staff-decisions-address.ts'

/** The decisions that the address asks for; asked anew when it asks for others. */
export function useStaffDecisions({ search, filters, page, pageSize }: StaffDecisionsState) {
  const narrowed = { search: search.trim() || undefined, filters: filters.length > 0 ? [...filters] : undefined }
  return useListed(listStaffDecisions, { query: { ...narrowed, ...pageAsked({ page, pageSize }) } })
}
