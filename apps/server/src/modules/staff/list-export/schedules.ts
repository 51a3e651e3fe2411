import type { NewSchedule, StaffSchedule } from '@billett/contract'
import { DELIVERIES, type Delivery, nextRun } from '@billett/domain'
import type { Act } from '../../../call/act/note-act.ts'
import { clientIdOf } from '../../../call/client-id-of.ts'
import type { Context } from '../../../call/context.ts'
import { refuse } from '../../../call/refused.ts'
import type { Transaction } from '../../../db/database.ts'
import type { World } from '../../../world.ts'
import { heldView } from '../saved-view/index.ts'
import { presentSchedule } from './list-schedule.present.ts'
import {
  insertSchedule,
  type Owner,
  removeSchedule,
  runsOf,
  type Schedule,
  schedulesOf,
  type Viewed,
} from './list-schedule.repository.ts'

export const ownerOf = ({ world, visitor }: Context): Owner => ({ clientId: clientIdOf(world), accountId: visitor.id })

/** Where lists can go that are made by the clock. */
export const deliveriesOf = ({ config }: World): Delivery[] =>
  config.EXPORT_FOLDER === undefined ? ['mail'] : [...DELIVERIES]

/** What a note says of one. */
const told = ({ schedule: { format, weekday, time, delivery }, view: { list, name } }: Viewed) => ({
  list,
  view: name,
  format,
  weekday,
  time,
  delivery,
})

/** The lists that the caller is sent, with what has run of late. */
export async function listSchedules(context: Context): Promise<StaffSchedule[]> {
  const { db } = context.world
  const rows = await schedulesOf(db, ownerOf(context))
  const runs = await runsOf(
    db,
    rows.map(({ schedule }) => schedule.id),
  )
  return rows.map(row => presentSchedule(row, runs))
}

/**
 * Refuses `viewNotFound` for a view the caller does not see as for none, `forbidden` for a list they may not open, and
 * `notValid` a folder where the operator has set none up.
 */
export async function createSchedule(
  context: Context,
  { viewId, format, weekday: on, time, delivery = 'mail' }: NewSchedule,
  tx: Transaction,
): Promise<{ shown: StaffSchedule; act: Act }> {
  const { world, language } = context
  const weekday = on ?? null
  if (!deliveriesOf(world).includes(delivery)) refuse('notValid', 'delivery')
  const view = await heldView(context, viewId, tx)
  const { clientId, accountId: ownerId } = ownerOf(context)
  const createdOn = world.clock()
  const schedule: Schedule = {
    id: world.newRowId(),
    clientId,
    ownerId,
    viewId,
    format,
    weekday,
    time,
    delivery,
    language,
    createdOn,
    nextOn: nextRun({ weekday, time }, createdOn, world.regions.current().timeZone),
    failures: 0,
    ended: null,
  }
  await insertSchedule(tx, schedule)
  const row = { schedule, view }
  return { shown: presentSchedule(row, []), act: { kind: 'schedule', id: schedule.id, after: told(row) } }
}

/** Refuses `scheduleNotFound` for somebody else's as for none. */
export async function deleteSchedule(context: Context, id: string, tx: Transaction): Promise<Act> {
  const gone = (await removeSchedule(tx, ownerOf(context), id)) ?? refuse('scheduleNotFound', 'scheduleId')
  return { kind: 'schedule', id, before: told(gone) }
}
