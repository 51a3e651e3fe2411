import { addDays, startOfDay } from '@billett/domain'
import type { StaffMailFilter } from '../calls/staff/staff-mails.ts'
import type { MailsState } from './mails-address.ts'

type Narrowed = Pick<MailsState, 'search' | 'subject' | 'kinds' | 'states' | 'from' | 'to' | 'clientId'>

/** What the list narrows down, as the server is asked; days are those of the region, both included. */
export const mailsFilter = (
  { search, subject, kinds, states, from, to, clientId }: Narrowed,
  timeZone: string,
): StaffMailFilter => ({
  search: search.trim() || undefined,
  subject: subject.trim() || undefined,
  kinds: kinds.length > 0 ? [...kinds] : undefined,
  states: states.length > 0 ? [...states] : undefined,
  from: from === '' ? undefined : startOfDay(from, timeZone),
  before: to === '' ? undefined : startOfDay(addDays(to, 1), timeZone),
  clientId: clientId || undefined,
})
