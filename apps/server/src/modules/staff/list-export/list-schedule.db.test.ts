import { randomUUID } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as calls from '@billett/contract'
import { addMinutes, RIGHTS } from '@billett/domain'
import { desc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { clientIdOf } from '../../../call/client-id-of.ts'
import { listRun, listRunPart, listSchedule, savedView, staffAction, userAccount } from '../../../db/schema/index.ts'
import { tokenFor } from '../../../testing/callers.ts'
import { visitorOf } from '../../../testing/client.ts'
import { sendRaw } from '../../../testing/raw-request.ts'
import { sentIn } from '../../../testing/staff-belongings/sent-in.ts'
import { staffSession } from '../../../testing/staff-session.ts'
import { type TestWorld, testWorld } from '../../../testing/test-world.ts'
import { runSchedules } from './run-schedules.ts'

const LOOKS = [RIGHTS.AllowedToUseAdminPanel, RIGHTS.AllowedToSeeSubmissions]
const EXPORTS = [...LOOKS, RIGHTS.AllowedToExportPersonalData]

let test: TestWorld

beforeAll(async () => {
  test = await testWorld()
  await sentIn(test, clientIdOf(test.world))
})
afterAll(() => test.close())

async function colleague(rights: readonly number[]) {
  const [id, clientId] = [randomUUID(), clientIdOf(test.world)]
  const session = await staffSession(test.world, { id, clientId, rights })
  await test.world.db
    .update(userAccount)
    .set({ email: `${id}@example.org` })
    .where(eq(userAccount.id, id))
  const token = await tokenFor(test.world, { kind: 'staff', id, rights, session })
  const visitor = visitorOf(test.app)
  visitor.withToken(token)
  return { ...visitor, id, token }
}

type Colleague = Awaited<ReturnType<typeof colleague>>

async function scheduled(who: Colleague, over: Partial<calls.NewSchedule> = {}) {
  const list = 'adminSubmissions' as const
  const body = { list, name: randomUUID(), address: 'state=open', isShared: false }
  const view = (await who.send(calls.createStaffView, { body })).items[0]
  const said = { viewId: view?.id ?? '', format: 'csv' as const, time: '07:30', ...over }
  const { items, errors } = await who.send(calls.createStaffSchedule, { body: said })
  const [schedule] = items
  if (!schedule) throw new Error(JSON.stringify(errors))
  return schedule
}

/** The night passes until it is due. */
async function isDue(id: string): Promise<void> {
  await test.world.db.update(listSchedule).set({ nextOn: test.world.clock() }).where(eq(listSchedule.id, id))
}

const seen = async (who: Colleague) => (await who.send(calls.getStaffSchedules)).items

const fetched = ({ token }: Colleague, scheduleId: string, runId: string) =>
  sendRaw(test.app, calls.getScheduledFile, {
    params: { scheduleId, runId },
    query: {},
    body: {},
    authorization: `Bearer ${token}`,
  })

describe('a list that is sent by the clock', () => {
  it('is made when its time has come, told by mail without what is in it, and fetched by who signs in', async () => {
    const who = await colleague(EXPORTS)
    const { id } = await scheduled(who)
    const before = test.mails.length
    await runSchedules(test.world)
    expect((await seen(who))[0]?.runs).toEqual([])
    await isDue(id)
    await runSchedules(test.world)
    const [told] = await seen(who)
    expect(told?.runs).toMatchObject([{ state: 'done', rows: 1 }])
    expect(told?.nextOn && told.nextOn > test.world.clock()).toBe(true)
    const mails = test.mails.slice(before)
    expect(mails).toMatchObject([{ to: `${who.id}@example.org` }])
    expect(mails[0]?.text).toContain('/admin/')
    expect(JSON.stringify(mails)).not.toContain('Lovelace')
    const file = await fetched(who, id, told?.runs[0]?.id ?? '')
    expect([file.statusCode, file.body.includes('Ada Lovelace')]).toEqual([200, true])
    const acts = await test.world.db.select().from(staffAction).orderBy(desc(staffAction.number)).limit(2)
    expect(acts).toMatchObject([
      { call: 'admin/getScheduledFile', actorId: who.id, subjectId: id },
      { call: 'admin/exportList', actorId: who.id, subjectId: id, after: { rows: 1, isPersonal: true } },
    ])
    await runSchedules(test.world)
    expect((await seen(who))[0]?.runs).toHaveLength(1)
  })

  it('hides names from whoever may not export them, and is fetched no more once the right is gone', async () => {
    const masked = await colleague(LOOKS)
    const { id } = await scheduled(masked)
    await isDue(id)
    await runSchedules(test.world)
    const own = (await seen(masked))[0]?.runs[0]?.id ?? ''
    expect((await fetched(masked, id, own)).body).not.toContain('Lovelace')
    const full = await colleague(EXPORTS)
    const { id: theirs } = await scheduled(full)
    await isDue(theirs)
    await runSchedules(test.world)
    const run = (await seen(full))[0]?.runs[0]?.id ?? ''
    expect((await fetched(masked, theirs, run)).statusCode).toBe(404)
    await test.world.db.update(userAccount).set({ rights: LOOKS }).where(eq(userAccount.id, full.id))
    expect((await fetched(full, theirs, run)).statusCode).toBe(403)
  })

  it('ends where its owner may not see the list any more, which is told', async () => {
    const who = await colleague(LOOKS)
    const { id } = await scheduled(who)
    const [few, before] = [[RIGHTS.AllowedToUseAdminPanel], test.mails.length]
    await test.world.db.update(userAccount).set({ rights: few }).where(eq(userAccount.id, who.id))
    await isDue(id)
    await runSchedules(test.world)
    expect(await seen(who)).toMatchObject([{ isEnded: true, nextOn: null, runs: [] }])
    expect(test.mails.slice(before)).toHaveLength(1)
  })

  it('is tried again where it fails, five minutes later, and what a worker has left is said', async () => {
    const who = await colleague(LOOKS)
    const { id } = await scheduled(who)
    const [view] = await test.world.db.select().from(listSchedule).where(eq(listSchedule.id, id))
    const address = (said: string) =>
      test.world.db
        .update(savedView)
        .set({ address: said })
        .where(eq(savedView.id, view?.viewId ?? ''))
    await address('clientId=%00')
    await isDue(id)
    await runSchedules(test.world)
    const [failed] = await seen(who)
    expect(failed).toMatchObject({ nextOn: addMinutes(test.world.clock(), 5), runs: [{ state: 'failed', rows: null }] })
    const clientId = clientIdOf(test.world)
    const left = { id: randomUUID(), clientId, scheduleId: id, begunOn: test.world.clock() }
    await test.world.db.insert(listRun).values(left)
    await address('')
    await isDue(id)
    await runSchedules(test.world)
    const states = (await seen(who))[0]?.runs.map(({ state }) => state) ?? []
    expect(states.sort()).toEqual(['done', 'failed', 'failed'])
  })

  it('is deleted with what it has made, by its owner alone', async () => {
    const who = await colleague(LOOKS)
    const { id } = await scheduled(who, { weekday: 1 })
    await isDue(id)
    await runSchedules(test.world)
    const other = await colleague(LOOKS)
    const params = { scheduleId: id }
    expect((await other.send(calls.deleteStaffSchedule, { params })).status).toBe(404)
    const [run] = await test.world.db.select().from(listRun).where(eq(listRun.scheduleId, id))
    expect((await who.send(calls.deleteStaffSchedule, { params })).status).toBe(200)
    expect(await seen(who)).toEqual([])
    const parts = await test.world.db
      .select()
      .from(listRunPart)
      .where(eq(listRunPart.runId, run?.id ?? ''))
    expect([run?.rows, parts]).toEqual([1, []])
  })

  it('is put into the folder of the operator as well, whole or not at all, where there is one', async () => {
    const who = await colleague(EXPORTS)
    const ways = async () => (await who.send(calls.getScheduleDeliveries)).items.map(({ delivery }) => delivery)
    expect(await ways()).toEqual(['mail'])
    await expect(scheduled(who, { delivery: 'folder' })).rejects.toThrow('delivery')
    const folder = await mkdtemp(join(tmpdir(), 'exports-'))
    test.world.config.EXPORT_FOLDER = folder
    try {
      expect(await ways()).toEqual(['mail', 'folder'])
      const { id } = await scheduled(who, { delivery: 'folder' })
      const before = test.mails.length
      await isDue(id)
      await runSchedules(test.world)
      const theirs = join(folder, clientIdOf(test.world))
      const names = await readdir(theirs)
      expect(names).toEqual([expect.stringMatching(new RegExp(`^submissions-[\\d-]+-${id.slice(0, 8)}\\.csv$`))])
      expect(await readFile(join(theirs, names[0] ?? ''), 'utf8')).toContain('Ada Lovelace')
      expect(test.mails.slice(before).map(({ text }) => text.includes('in the folder of scheduled exports'))).toEqual([
        true,
      ])
      const [act] = await test.world.db.select().from(staffAction).orderBy(desc(staffAction.number)).limit(1)
      expect(act).toMatchObject({ subjectId: id, after: { putAs: join(clientIdOf(test.world), names[0] ?? '') } })
      await rm(folder, { recursive: true })
      await writeFile(folder, 'in the way')
      await isDue(id)
      await runSchedules(test.world)
      expect((await seen(who))[0]?.runs.map(({ state }) => state).sort()).toEqual(['done', 'failed'])
    } finally {
      delete test.world.config.EXPORT_FOLDER
      await rm(folder, { recursive: true, force: true })
    }
  })

  it('is of a view that one has', async () => {
    const [who, other] = [await colleague(LOOKS), await colleague(LOOKS)]
    const body = { list: 'adminSubmissions' as const, name: 'x', address: '', isShared: false }
    const viewId = (await other.send(calls.createStaffView, { body })).items[0]?.id ?? ''
    const said = { viewId, format: 'csv' as const, time: '07:30' }
    expect((await who.send(calls.createStaffSchedule, { body: said })).status).toBe(404)
    const late = await other.send(calls.createStaffSchedule, { body: { ...said, time: '25:00' } })
    expect(late.errors).toMatchObject([{ fieldName: 'time' }])
  })
})
