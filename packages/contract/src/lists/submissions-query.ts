import { addDays, startOfDay } from '@billett/domain'
import type { StaffSubmissionFilter } from '../calls/staff/staff-submissions.ts'
import type { SubmissionsState } from './submissions-address.ts'

type Narrowed = Pick<SubmissionsState, 'search' | 'kinds' | 'state' | 'from' | 'to' | 'clientId'>

/** What the list narrows down, as the server is asked; days are those of the region, both included. */
export const submissionsFilter = (
  { search, kinds, state, from, to, clientId }: Narrowed,
  timeZone: string,
): StaffSubmissionFilter => ({
  search: search.trim() || undefined,
  kinds: kinds.length > 0 ? [...kinds] : undefined,
  state: state === 'all' ? undefined : state,
  from: from === '' ? undefined : startOfDay(from, timeZone),
  before: to === '' ? undefined : startOfDay(addDays(to, 1), timeZone),
  clientId: clientId || undefined,
})
