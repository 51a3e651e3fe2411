import type { StaffEvent } from '@billett/contract'
import type { Act } from '../../../call/act/note-act.ts'
import type { Context } from '../../../call/context.ts'
import { refuse } from '../../../call/refused.ts'
import { scopeOf } from '../../../call/scope.ts'
import type { Transaction } from '../../../db/database.ts'
import { seenEvents } from './list-events.ts'
import { presentEvent } from './staff-event.present.ts'
import { acknowledge, eventOf } from './staff-event.repository.ts'

/**
 * Takes note of an event. Refuses `eventNotFound` for one the caller does not see as for none, and
 * `eventAlreadyAcknowledged` the second time (Spec 3 §2.4).
 */
export async function acknowledgeEvent(
  context: Context,
  id: string,
  tx: Transaction,
): Promise<{ shown: StaffEvent; act: Act }> {
  const { world, visitor, language } = context
  const seen = seenEvents(world, scopeOf(context))
  const found = (await eventOf(tx, seen, id)) ?? refuse('eventNotFound', 'eventId')
  if (!(await acknowledge(tx, { id, by: visitor.id, on: world.realClock() })))
    refuse('eventAlreadyAcknowledged', 'eventId')
  const { clientId, kind, facts } = found.event
  const shown = (await eventOf(tx, seen, id)) ?? found
  return {
    shown: presentEvent(world, shown, language),
    act: { kind: 'event', id, ...(clientId && { clientId }), after: { kind, facts } },
  }
}
