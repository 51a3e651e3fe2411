import type { StaffEvent } from '@billett/contract'
import type { Language } from '@billett/domain'
import type { World } from '../../../world.ts'
import { clientName } from '../listing/index.ts'
import { eventWords } from './event-words.ts'
import type { ListedEvent } from './staff-event.repository.ts'

export function presentEvent(
  world: World,
  { event, firstName, lastName }: ListedEvent,
  language: Language,
): StaffEvent {
  const { id, date, level, kind, clientId, facts, acknowledgedOn } = event
  return {
    id,
    date,
    level,
    kind,
    comment: eventWords({ kind, facts }, language),
    clientId,
    client: clientId && clientName(world, clientId),
    orderId: 'orderId' in facts ? facts.orderId : null,
    acknowledgedBy: [firstName, lastName].filter(Boolean).join(' ') || null,
    acknowledgedOn,
  }
}
