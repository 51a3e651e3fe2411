import { useListed } from '../../hooks/use-listed.ts'
import { getStaffSchedules } from '../../state/admin/admin.calls.ts'

/** The lists that the reader is sent by the clock; `again` asks for them anew. */
export const useSchedules = () => useListed(getStaffSchedules, undefined)
