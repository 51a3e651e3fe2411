import { pageAsked, useListed } from '../../hooks/use-listed.ts'
import { getDunningHandOvers } from '../../state/admin/admin.calls.ts'

/** What agencies were given, the latest first. */
export const useHandOvers = (asked: Parameters<typeof pageAsked>[0]) =>
  useListed(getDunningHandOvers, { query: pageAsked(asked) })
