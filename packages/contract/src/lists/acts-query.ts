import { addDays, startOfDay } from '@billett/domain'
import type { StaffActFilter } from '../calls/staff/staff-audit.ts'
import type { AuditState } from './audit-address.ts'

type Narrowed = Pick<AuditState, 'search' | 'call' | 'reason' | 'subjectKind' | 'from' | 'to' | 'clientId'>

/** What narrows the acts down; days are those of the region, both included. */
export const actsFilter = (
  { search, call, reason, subjectKind, from, to, clientId }: Narrowed,
  timeZone: string,
): StaffActFilter => ({
  search: search || undefined,
  call: call || undefined,
  reason: reason.trim() || undefined,
  subjectKind: subjectKind || undefined,
  from: from === '' ? undefined : startOfDay(from, timeZone),
  before: to === '' ? undefined : startOfDay(addDays(to, 1), timeZone),
  clientId: clientId || undefined,
})
