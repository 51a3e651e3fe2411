import { exportStaffList } from '@billett/contract'
import { addMinutes, minutesToRetry, nextRun } from '@billett/domain'
import { type Act, noteAct } from '../../../call/act/note-act.ts'
import { clientIdOf } from '../../../call/client-id-of.ts'
import type { Context } from '../../../call/context.ts'
import { NO_DEVICE } from '../../../call/visitor/known-device.ts'
import { ANONYMOUS } from '../../../call/visitor/visitor.ts'
import type { World } from '../../../world.ts'
import { mailOnce } from '../../run/mail/index.ts'
import { rightsOfStaff } from '../approval/index.ts'
import { exportList, mayExport } from './export-list.ts'
import { inParts } from './in-parts.ts'
import {
  addresseeOf,
  changeSchedule,
  endRun,
  failLeft,
  insertPart,
  insertRun,
  lockDue,
  partsOf,
  removeParts,
  type Viewed,
} from './list-schedule.repository.ts'
import { putIntoFolder } from './put-into-folder.ts'
import { scheduleMail } from './schedule-mail.ts'

/** Minutes after which a worker that has not come back is given up. */
const LEASE = 30

/** Bytes of the largest file that is kept; who wants more narrows the view. */
const LARGEST = 200_000_000

type Claimed = Viewed & { rights: readonly number[] | undefined; runId: string }

/** Whose time has come, with what its owner may do now; while it runs, nobody else begins it. */
const claimDue = (world: World): Promise<Claimed | undefined> =>
  world.db.transaction(async tx => {
    const [clientId, now] = [clientIdOf(world), world.clock()]
    const found = await lockDue(tx, clientId, now)
    if (!found) return undefined
    const { id: scheduleId, ownerId } = found.schedule
    const held = await rightsOfStaff(tx, clientId, ownerId)
    const rights = held && mayExport(held, found.view.list) ? held : undefined
    await failLeft(tx, scheduleId, now)
    const runId = world.newRowId()
    if (rights) {
      await insertRun(tx, { id: runId, clientId, scheduleId, begunOn: now })
      await changeSchedule(tx, scheduleId, { nextOn: addMinutes(now, LEASE) })
    } else await changeSchedule(tx, scheduleId, { nextOn: null, ended: 'rightsGone' })
    return { ...found, rights, runId }
  })

/** Its owner, with the rights they hold now. */
const ownerContext = (
  world: World,
  { schedule: { ownerId, language } }: Viewed,
  rights: readonly number[],
): Context => ({
  world,
  visitor: { ...ANONYMOUS, kind: 'staff', id: ownerId, rights, secondFactor: 'shown' },
  language,
  caller: '',
  device: NO_DEVICE,
  agent: '',
})

type Made = Act & { fileName: string; mimeType: string }

/** Puts what was made where its owner wants it besides; gives what a note says of that. */
async function deliver({ config, db }: World, { schedule, runId }: Claimed, { fileName }: Made) {
  const { id: scheduleId, clientId, delivery } = schedule
  if (delivery === 'mail') return {}
  const folder = config.EXPORT_FOLDER
  if (folder === undefined) throw new Error('there is no EXPORT_FOLDER any more')
  return { putAs: await putIntoFolder({ folder, clientId, scheduleId, fileName, chunks: partsOf(db, runId) }) }
}

/** Stores what the list has now. */
async function makeFile(context: Context, { schedule, view, runId }: Claimed): Promise<Made> {
  const { streamed, act } = await exportList(context, view.list, { address: view.address, format: schedule.format })
  let [number, length] = [0, 0]
  for await (const content of inParts(streamed.chunks)) {
    length += content.length
    if (length > LARGEST) throw new Error('the file is too large')
    await insertPart(context.world.db, { runId, number, content })
    number += 1
  }
  return { ...act(true), kind: 'schedule', id: schedule.id, fileName: streamed.fileName, mimeType: streamed.mimeType }
}

async function tell(
  world: World,
  key: string,
  { schedule: { ownerId, language, id, delivery }, view }: Viewed,
  rows: number | null,
) {
  await mailOnce(world, key, async () => {
    const to = await addresseeOf(world.db, ownerId)
    return to && scheduleMail(world, { id: key, to, language, view: view.name, rows, delivery })
  })
  return id
}

async function carryOut(world: World, claimed: Claimed, rights: readonly number[]): Promise<void> {
  const { schedule, runId } = claimed
  const context = ownerContext(world, claimed, rights)
  const made = await makeFile(context, claimed)
  const { fileName, mimeType, ...act } = made
  const put = await deliver(world, claimed, made)
  const rows = typeof act.after?.rows === 'number' ? act.after.rows : 0
  const isPersonal = act.after?.isPersonal === true
  const now = world.clock()
  const nextOn = nextRun(schedule, now, world.regions.current().timeZone)
  await world.db.transaction(async tx => {
    await endRun(tx, runId, { endedOn: now, fileName, mimeType, rows, isPersonal })
    await changeSchedule(tx, schedule.id, { nextOn, failures: 0 })
    await noteAct(context, tx, exportStaffList, { ...act, after: { ...act.after, ...put } })
  })
  await tell(world, `schedule:${runId}`, claimed, rows)
}

async function giveUp(world: World, { schedule, runId }: Claimed, failure: unknown): Promise<void> {
  const now = world.clock()
  const failures = schedule.failures + 1
  const minutes = minutesToRetry(failures)
  const next = nextRun(schedule, now, world.regions.current().timeZone)
  await removeParts(world.db, runId)
  await endRun(world.db, runId, { endedOn: now, failure: String(failure) })
  await changeSchedule(world.db, schedule.id, {
    failures: minutes === undefined ? 0 : failures,
    nextOn: minutes === undefined ? next : addMinutes(now, minutes),
  })
}

/** Makes the files whose time has come, one after the other, and tells whose they are. */
export async function runSchedules(world: World): Promise<void> {
  for (let due = await claimDue(world); due; due = await claimDue(world)) {
    const { rights } = due
    try {
      if (rights) await carryOut(world, due, rights)
      else await tell(world, `schedule-ended:${due.schedule.id}`, due, null)
    } catch (failure) {
      world.log.error({ failure, schedule: due.schedule.id }, 'a scheduled export failed')
      if (rights) await giveUp(world, due, failure)
    }
  }
}
