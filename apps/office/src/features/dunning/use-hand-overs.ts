import { useListed } from '../../hooks/use-listed.ts'
import { getDunningHandOvers } from '../../state/admin/admin.calls.ts'

/** Shown of them: agencies are given something once a month or so. */
const SHOWN = 50

/** What agencies were given, the latest first. */
export const useHandOvers = () => useListed(getDunningHandOvers, { query: { page: 0, pageSize: SHOWN } })
