import * as calls from '@billett/contract'
import { RIGHTS } from '@billett/domain'
import { eq } from 'drizzle-orm'
import { strFromU8, unzipSync } from 'fflate'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { configuredReports } from '../../../adapters/reports/configured-reports.ts'
import { order as orders, sqlStatement, staffAction } from '../../../db/schema/index.ts'
import { tokenFor } from '../../../testing/callers.ts'
import { visitorOf } from '../../../testing/client.ts'
import { bought } from '../../../testing/purchase.ts'
import { sendRaw } from '../../../testing/raw-request.ts'
import { aStaffMember } from '../../../testing/staff-member.ts'
import { freshDatabase } from '../../../testing/test-database.ts'
import { type TestWorld, testWorld } from '../../../testing/test-world.ts'

let test: TestWorld
beforeEach(async () => {
  const database = await freshDatabase()
  const now = () => new Date().toISOString()
  const reports = await configuredReports({
    db: database.db,
    url: database.url,
    reportUrl: undefined,
    now,
    onOff: () => undefined,
  })
  test = await testWorld({ database, reports })
})
afterEach(() => test.close())

const { AllowedToUseAdminPanel, AllowedToExecuteSqlStatements, AllowedToEditSqlStatements } = RIGHTS
const RUNS = [AllowedToUseAdminPanel, AllowedToExecuteSqlStatements]
const WRITES = [...RUNS, AllowedToEditSqlStatements]

const description = 'Orders by state'
const statement = 'select state, count(*) as n from orders where created_on >= :from group by state'

const run = async (rights: readonly number[], query: Record<string, string> = {}) =>
  sendRaw(test.app, calls.executeSqlStatement, {
    params: { description },
    query,
    body: {},
    authorization: `Bearer ${await tokenFor(test.world, { kind: 'staff', rights })}`,
  })

it('is written as a draft, tried by its writer, released and run by others, and each of these is noted', async () => {
  await bought(test, visitorOf(test.app))
  const writer = await aStaffMember(test, WRITES)
  const { items } = await writer.send(calls.saveSqlStatement, { body: { description, statement: `${statement}  ` } })
  expect(items).toMatchObject([{ description, statement, version: 1, parameters: ['from'], releasedOn: null }])
  expect((await run(RUNS, { from: '2026-11-01T00:00:00.000Z' })).json()).toMatchObject({
    error: [{ translationKey: 'error.statementIsDraft' }],
  })
  expect((await run(WRITES, { from: '2026-11-01T00:00:00.000Z' })).statusCode).toBe(200)
  await writer.send(calls.releaseSqlStatement, { params: { description }, body: { version: 1 } })
  const ran = await run(RUNS, { from: '2026-11-01T00:00:00.000Z' })
  expect(ran.body).toBe('\uFEFFstate;n\r\ncompleted;1\r\n')
  expect(ran.headers['content-disposition']).toBe(
    `inline; filename="Orders_by_state.csv"; filename*=UTF-8''Orders%20by%20state.csv`,
  )
  expect((await run(RUNS)).json()).toMatchObject({
    error: [{ translationKey: 'error.required', fieldName: 'from' }],
  })
  const noted = await test.world.db.select().from(staffAction).orderBy(staffAction.number)
  expect(noted.map(({ call }) => call)).toEqual([
    'admin/saveSqlStatement',
    'admin/executeSqlStatement',
    'admin/releaseSqlStatement',
    'admin/executeSqlStatement',
  ])
  expect(noted[3]).toMatchObject({ subjectId: description, after: { version: 1, rows: 1 } })
})

it('that says nothing of companies reads those of its reader alone: their own, or all for who sees every company', async () => {
  const { clients } = test.world
  await bought(test, visitorOf(test.app))
  await bought(test, visitorOf(test.app))
  const [other = ''] = clients.served.filter(id => id !== test.world.client.config.settings.clientId)
  const [one] = await test.world.db.select({ id: orders.id }).from(orders)
  const moved = (clientId: string) =>
    test.world.db
      .update(orders)
      .set({ clientId })
      .where(eq(orders.id, one?.id ?? ''))
  await moved(other)
  const writer = await aStaffMember(test, WRITES)
  await writer.send(calls.saveSqlStatement, { body: { description, statement: 'select count(*) as n from orders' } })
  expect((await run(WRITES)).body).toBe('\uFEFFn\r\n1\r\n')
  test.world.config = { ...test.world.config, SENIOR_CLIENT: test.world.client.name }
  expect((await run(WRITES)).body).toBe('\uFEFFn\r\n2\r\n')
  await moved(test.world.client.config.settings.clientId)
})

it('asks for the service area it names, and finds what was sold there', async () => {
  await bought(test, visitorOf(test.app))
  const writer = await aStaffMember(test, WRITES)
  const byArea =
    'select b.service_area, count(t.id) as n from bookings b join tickets t using (order_id, service_area) where b.service_area = :servicearea group by 1'
  const { items } = await writer.send(calls.saveSqlStatement, { body: { description, statement: byArea } })
  expect(items).toMatchObject([{ parameters: ['serviceArea'] }])
  expect((await run(WRITES)).json()).toMatchObject({
    error: [{ translationKey: 'error.required', fieldName: 'serviceArea' }],
  })
  expect((await run(WRITES, { serviceArea: '2' })).body).toBe('\uFEFFservice_area;n\r\n2;1\r\n')
  expect((await run(WRITES, { serviceArea: '4' })).body).toBe('\uFEFFservice_area;n\r\n')
  expect((await run(WRITES, { serviceArea: 'x' })).statusCode).toBe(400)
})

it('is neither seen nor written by who may write statements and not run any: they would not know what they write', async () => {
  const only = await aStaffMember(test, [AllowedToUseAdminPanel, AllowedToEditSqlStatements])
  const saved = await only.send(calls.saveSqlStatement, { body: { description, statement } })
  expect([(await only.send(calls.getSqlStatements)).status, saved.status]).toEqual([403, 403])
  expect(await test.world.db.select().from(sqlStatement)).toEqual([])
})

it('is a draft again once it is changed, and two who change it lose nothing', async () => {
  const writer = await aStaffMember(test, WRITES)
  await writer.send(calls.saveSqlStatement, { body: { description, statement } })
  await writer.send(calls.releaseSqlStatement, { params: { description }, body: { version: 1 } })
  const changed = await writer.send(calls.saveSqlStatement, {
    body: { description, statement: 'select id from orders', version: 1 },
  })
  expect(changed.items).toMatchObject([{ version: 2, releasedOn: null, parameters: [] }])
  const late = await writer.send(calls.saveSqlStatement, { body: { description, statement, version: 1 } })
  expect(late).toMatchObject({ status: 409, errors: [{ translationKey: 'error.changedMeanwhile' }] })
  const released = await writer.send(calls.releaseSqlStatement, { params: { description }, body: { version: 1 } })
  expect(released.errors).toMatchObject([{ translationKey: 'error.changedMeanwhile' }])
  const taken = await writer.send(calls.saveSqlStatement, {
    body: { description: description.toUpperCase(), statement },
  })
  expect(taken.errors).toMatchObject([{ translationKey: 'error.descriptionTaken', fieldName: 'description' }])
  expect(await test.world.db.select().from(sqlStatement)).toMatchObject([{ statement: 'select id from orders' }])
  await writer.send(calls.deleteSqlStatement, { params: { description } })
  expect((await writer.send(calls.getSqlStatements)).items).toEqual([])
})

it.each([
  ['delete from orders', 'statement', 'error.statementNotSelect'],
  ['select 1; select 2', 'statement', 'error.severalStatements'],
  ['select from where', 'statement', 'error.statementNotReadable'],
  ['select value from secret', 'statement', 'error.statementNotAllowed'],
])('%s is refused at its field, and nothing is stored', async (wrong, fieldName, translationKey) => {
  const writer = await aStaffMember(test, WRITES)
  const refused = await writer.send(calls.saveSqlStatement, { body: { description, statement: wrong } })
  expect(refused).toMatchObject({ status: 400, errors: [{ fieldName, translationKey }] })
  expect(await test.world.db.select().from(sqlStatement)).toEqual([])
})

it('what PostgreSQL says no to is told in its words, and shown before it is stored nothing is', async () => {
  const writer = await aStaffMember(test, WRITES)
  const body = { description, statement: 'select nothing from orders' }
  const tried = await writer.send(calls.saveSqlStatement, { query: { dryRun: true }, body })
  expect(tried.items).toMatchObject([body])
  expect(await test.world.db.select().from(sqlStatement)).toEqual([])
  await writer.send(calls.saveSqlStatement, { body })
  const [failure] = (await run(WRITES)).json().error
  expect(failure).toMatchObject({ translationKey: 'error.statementRefused' })
  expect(failure.customerErrorMessage).toContain('column "nothing" does not exist')
})

it('who people are is in no report of who may not export it', async () => {
  await bought(test, visitorOf(test.app))
  const writer = await aStaffMember(test, WRITES)
  await writer.send(calls.saveSqlStatement, { body: { description, statement: 'select email from buyers' } })
  expect((await run(WRITES)).body).toBe('\uFEFFemail\r\n')
  const [bought1] = await test.world.db.select().from(orders)
  expect((await run([...WRITES, RIGHTS.AllowedToExportPersonalData])).body).toBe(
    `\uFEFFemail\r\n${bought1?.buyer?.email}\r\n`,
  )
})

describe('several statements', () => {
  const together = async (rights: readonly number[], descriptions: string[], query = {}) =>
    sendRaw(test.app, calls.executeSqlStatements, {
      params: {},
      query: { descriptions, ...query },
      body: {},
      authorization: `Bearer ${await tokenFor(test.world, { kind: 'staff', rights })}`,
    })

  it('are run one after the other, handed over as one zip, and each is noted', async () => {
    await bought(test, visitorOf(test.app))
    const writer = await aStaffMember(test, WRITES)
    await writer.send(calls.saveSqlStatement, { body: { description, statement } })
    const tickets = { description: 'Two', statement: 'select 2 as n from orders' }
    await writer.send(calls.saveSqlStatement, { body: tickets })
    const ran = await together(WRITES, ['Two', description, 'Two'], { from: '2026-11-01T00:00:00.000Z' })
    expect(ran.headers['content-type']).toBe('application/zip')
    const files = unzipSync(new Uint8Array(ran.rawPayload))
    expect(Object.entries(files).map(([name, bytes]) => [name, strFromU8(bytes)])).toEqual([
      ['Two.csv', 'n\r\n2\r\n'],
      [`${description}.csv`, 'state;n\r\ncompleted;1\r\n'],
    ])
    const noted = await test.world.db.select().from(staffAction).orderBy(staffAction.number)
    const runs = noted.filter(({ call }) => call === 'admin/executeSqlStatements')
    expect(runs.map(({ subjectId, after }) => [subjectId, after?.rows])).toEqual([
      ['Two', 1],
      [description, 1],
    ])
  })

  it('are all run or none, and it is said which of them cannot be', async () => {
    const writer = await aStaffMember(test, WRITES)
    await writer.send(calls.saveSqlStatement, { body: { description, statement: 'select id from orders' } })
    await writer.send(calls.releaseSqlStatement, { params: { description }, body: { version: 1 } })
    await writer.send(calls.saveSqlStatement, { body: { description: 'Draft', statement: 'select id from orders' } })
    const [failure] = (await together(RUNS, [description, 'Draft'])).json().error
    expect(failure).toMatchObject({ translationKey: 'error.statementIsDraft', fieldName: 'descriptions.1' })
    await writer.send(calls.saveSqlStatement, { body: { description: 'Wrong', statement: 'select no from orders' } })
    await writer.send(calls.saveSqlStatement, { body: { description: 'Moments', statement } })
    const [refused] = (await together(WRITES, [description, 'Wrong'])).json().error
    expect(refused.fieldName).toBe('descriptions.1')
    expect(refused.customerErrorMessage).toContain('column "no" does not exist')
    const [missing] = (await together(WRITES, [description, 'Moments'])).json().error
    expect(missing).toMatchObject({ translationKey: 'error.required', fieldName: 'from' })
    const noted = await test.world.db.select().from(staffAction)
    expect(noted.map(({ call }) => call)).not.toContain('admin/executeSqlStatements')
  })
})
