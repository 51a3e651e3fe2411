import { addDays, startOfDay } from '@billett/domain'
import type { StaffEventFilter } from '../calls/staff/staff-events.ts'
import type { EventsState } from './events-address.ts'

/** What the list narrows down, as the server is asked; days are those of the region. */
export const eventsFilter = (
  { note, keeper, kinds, levels, from, to, clientId }: EventsState,
  timeZone: string,
): StaffEventFilter => ({
  acknowledged: note === 'all' ? undefined : note === 'noted',
  snoozed: note === 'all' || note === 'noted' ? undefined : note === 'snoozed',
  mine: keeper === 'anybody' ? undefined : keeper === 'me',
  kinds: kinds.length > 0 ? [...kinds] : undefined,
  levels: levels.length > 0 ? [...levels] : undefined,
  from: from === '' ? undefined : startOfDay(from, timeZone),
  before: to === '' ? undefined : startOfDay(addDays(to, 1), timeZone),
  clientId: clientId || undefined,
})
