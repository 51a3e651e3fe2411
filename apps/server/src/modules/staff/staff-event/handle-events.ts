import type { HandleEvents, StaffEvent } from '@billett/contract'
import type { Done } from '../../../call/act/doing.ts'
import type { Act } from '../../../call/act/note-act.ts'
import { items } from '../../../call/answer.ts'
import type { Context } from '../../../call/context.ts'
import { refuse } from '../../../call/refused.ts'
import { scopeOf } from '../../../call/scope.ts'
import type { Transaction } from '../../../db/database.ts'
import { colleaguesOf } from './colleagues.queries.ts'
import { seenEvents } from './list-events.ts'
import { presentEvent } from './staff-event.present.ts'
import { changeOpen, eventsById } from './staff-event.repository.ts'

/** What changes of them. Refuses `userNotFound` for a colleague who is none, `notValid` for a moment that is over. */
async function changeOf(context: Context, { act, note, assignedTo, snoozedUntil }: HandleEvents, tx: Transaction) {
  const { world, visitor } = context
  const now = world.realClock()
  switch (act) {
    case 'acknowledge':
      return { acknowledgedBy: visitor.id, acknowledgedOn: now, note: note || null }
    case 'assign': {
      if (assignedTo === undefined) return { assignedTo: null }
      const colleagues = await colleaguesOf(tx, scopeOf(context).clientIds)
      if (!colleagues.some(({ userId }) => userId === assignedTo)) refuse('userNotFound', 'assignedTo')
      return { assignedTo }
    }
    case 'snooze':
      if (snoozedUntil !== undefined && snoozedUntil <= now) refuse('notValid', 'snoozedUntil')
      return { snoozedUntil: snoozedUntil ?? null }
  }
}

/**
 * Takes note of several events, hands them to a colleague or puts them off; it is noted of each. Refuses
 * `eventNotFound` where the caller does not see one of them, `eventAlreadyAcknowledged` where nothing was left to do.
 */
export async function handleEvents(context: Context, asked: HandleEvents, tx: Transaction): Promise<Done<StaffEvent>> {
  const { world, language } = context
  const ids = [...new Set(asked.eventIds)].sort()
  const seen = seenEvents(world, scopeOf(context))
  if ((await eventsById(tx, seen, ids)).length < ids.length) refuse('eventNotFound', 'eventIds')
  const change = await changeOf(context, asked, tx)
  const changed = await changeOpen(tx, ids, change)
  if (changed.length === 0) refuse('eventAlreadyAcknowledged', 'eventIds')
  const rows = await eventsById(tx, seen, changed)
  const each = rows.map(({ event: { id, clientId, kind } }): Act => {
    return { kind: 'event', id, ...(clientId && { clientId }), after: { act: asked.act, kind, ...change } }
  })
  const act: Act = { kind: 'event', id: '', after: { events: changed.length } }
  return { answer: items(rows.map(row => presentEvent(world, row, language))), act, each }
}
