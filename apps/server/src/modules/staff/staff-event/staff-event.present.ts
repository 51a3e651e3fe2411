import type { StaffEvent } from '@billett/contract'
import type { Language } from '@billett/domain'
import type { World } from '../../../world.ts'
import { clientName } from '../listing/index.ts'
import { eventWords } from './event-words.ts'
import type { ListedEvent } from './staff-event.repository.ts'

/** First and last name, or the user name without these. */
export const colleagueName = ({ firstName, lastName, username }: NonNullable<ListedEvent['keeper']>): string =>
  [firstName, lastName].filter(Boolean).join(' ') || (username ?? '')

export function presentEvent(
  world: World,
  { event, firstName, lastName, keeper }: ListedEvent,
  language: Language,
): StaffEvent {
  const { id, date, times, lastOn, level, kind, clientId, facts, acknowledgedOn, note, snoozedUntil } = event
  return {
    id,
    date,
    times,
    lastOn: lastOn ?? date,
    level,
    kind,
    comment: eventWords({ kind, facts }, language),
    clientId,
    client: clientId && clientName(world, clientId),
    orderId: 'orderId' in facts ? facts.orderId : null,
    acknowledgedBy: [firstName, lastName].filter(Boolean).join(' ') || null,
    acknowledgedOn,
    isSettled: acknowledgedOn !== null && event.acknowledgedBy === null,
    note,
    assignedTo: keeper && (colleagueName(keeper) || null),
    snoozedUntil,
  }
}
