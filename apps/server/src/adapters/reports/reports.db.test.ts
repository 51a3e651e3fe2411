import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { clientIdOf } from '../../call/client-id-of.ts'
import { order as orders, secret, userAccount } from '../../db/schema/index.ts'
import type { ReportAnswer, ReportDatabase, ReportQuestion } from '../../ports/report-database.ts'
import { visitorOf } from '../../testing/client.ts'
import { databasePrint } from '../../testing/database-print.ts'
import { databaseRelay } from '../../testing/database-relay.ts'
import { bought } from '../../testing/purchase.ts'
import { type TestWorld, testWorld } from '../../testing/test-world.ts'
import { ATTACKS, HARMLESS, MARKER } from './attacks.fixture.ts'
import { configuredReports } from './configured-reports.ts'
import { PASS_SECRET } from './report-schema.ts'
import { runReport } from './run-report.ts'
import { signedPass } from './signed-pass.ts'

const LIMITS = { rows: 1_000, bytes: 1_000_000, within: 400 }
const UNHURRIED = { ...LIMITS, within: 30_000 }

let test: TestWorld
let reports: ReportDatabase
let clientId: string
let role: string
let now: () => string
/** The address the role asks at. */
let address: string

const question = (statement: string, over: Partial<ReportQuestion> = {}): ReportQuestion => ({
  statement,
  clientIds: [clientId],
  seesPersonal: false,
  person: randomUUID(),
  values: {},
  timeZone: 'Europe/Berlin',
  ...over,
})

const textOf = (answer: ReportAnswer): string => (answer.ok ? Buffer.from(answer.csv).toString() : answer.reason)
const asked = async (statement: string, over: Partial<ReportQuestion> = {}) =>
  textOf(await reports.run(question(statement, over)))

beforeAll(async () => {
  test = await testWorld()
  clientId = clientIdOf(test.world)
  now = () => new Date().toISOString()
  const ours = await bought(test, visitorOf(test.app))
  const theirs = await bought(test, visitorOf(test.app))
  await test.world.db.update(orders).set({ clientId: MARKER }).where(sql`${orders.id} = ${theirs.orderId}`)
  await test.world.db
    .update(orders)
    .set({ buyer: sql`jsonb_set(${orders.buyer}, '{firstName}', '"=1+1"')` })
    .where(sql`${orders.id} = ${ours.orderId}`)
  await test.world.db.insert(secret).values({ name: 'planted', value: MARKER, createdOn: now() })
  await test.world.db.insert(userAccount).values({
    id: randomUUID(),
    clientId,
    userType: 1,
    state: 'deleted',
    passwordChangedOn: now(),
    language: 'de',
    registeredOn: now(),
    deletedOn: now(),
  })
  const settings = { db: test.world.db, url: test.database.url, reportUrl: undefined, now, limits: LIMITS }
  reports = await configuredReports({ ...settings, onOff: () => undefined })
  const { rows } = await test.world.db.execute<{ oid: number }>(
    sql`select oid from pg_database where datname = current_database()`,
  )
  role = `billett_report_${rows[0]?.oid}`
  const stored = await test.world.db.select().from(secret)
  const password = stored.find(({ name }) => name === 'report-role')?.value ?? ''
  address = test.database.url.replace(/\/\/[^@]*@/, `//${role}:${password}@`)
})
afterAll(async () => {
  await test.world.db.update(orders).set({ clientId })
  await test.world.db.delete(userAccount)
  await test.close()
})

/** The pass that the shop's own connections carry. */
async function ownPass(clients: readonly string[]): Promise<string> {
  const stored = await test.world.db.select().from(secret)
  return signedPass(stored.find(({ name }) => name === PASS_SECRET)?.value ?? '', { clients, personal: true }, now())
}

/** As if nobody had read the statement before: what is left is the role, and the views. */
const runUnread = (text: string, pass: string, { at = address, limits = LIMITS } = {}) =>
  runReport(at, { text, values: [], pass, timeZone: 'UTC', person: randomUUID() }, limits)
const unread = async (text: string, pass: string) => textOf(await runUnread(text, pass))

describe('a statement', () => {
  it('sees the rows of its reader’s clients, and no others', async () => {
    expect(await asked('select count(*) as n, min(client_id) as c from orders')).toBe(`\uFEFFn;c\r\n1;${clientId}\r\n`)
    expect(await asked('select count(*) as n from orders', { clientIds: [clientId, MARKER] })).toContain('\r\n2\r\n')
    expect(await asked('select count(*) as n from report.orders', { clientIds: [] })).toContain('\r\n0\r\n')
  })

  it('sees who people are only where its reader may', async () => {
    expect(await asked('select first_name from buyers')).toBe('\uFEFFfirst_name\r\n')
    expect(await asked('select first_name from buyers', { seesPersonal: true })).toBe(`\uFEFFfirst_name\r\n'=1+1\r\n`)
  })

  it('names moments that are bound, each as often as it likes', async () => {
    const statement = `select ':from' as text, :from < :to as before, date_trunc('day', :to)::timestamptz as day from orders`
    expect(await reports.read(statement)).toEqual({ ok: true, parameters: ['from', 'to'] })
    const values = { from: '2026-11-21T09:00:00.000Z', to: '2026-11-21T23:30:00.000Z' }
    expect(await asked(statement, { values })).toBe('\uFEFFtext;before;day\r\n:from;t;2026-11-22 00:00:00+01\r\n')
  })

  it('is told in PostgreSQL’s words what is wrong with it', async () => {
    expect(await reports.run(question('select nothing from orders'))).toEqual({
      ok: false,
      reason: 'refused',
      message: 'column "nothing" does not exist',
    })
    expect(await reports.read('select count(*)\nfrom where')).toEqual({
      ok: false,
      fault: { kind: 'syntax', message: 'syntax error at or near "where"', line: 2 },
    })
    expect(await reports.read('select value\nfrom secret')).toEqual({
      ok: false,
      fault: { kind: 'notAllowed', what: 'secret' },
    })
  })

  it('is ended where it takes too long or grows too large', async () => {
    expect(await runUnread('select pg_sleep(60)', '')).toEqual({
      ok: false,
      reason: 'tooLong',
      plan: { cause: 'much', lines: ['Result: 1'] },
    })
    expect(await unread('select generate_series(1, 1001)', '')).toBe('tooLarge')
    expect(await unread(`select string_agg(x, '') from (select rpad('x', 1000001) as x) y`, '')).toBe('tooLarge')
  })

  it('is broken off before its value is here, where that alone is too large', async () => {
    const relay = await databaseRelay(address)
    const grown = [...'xyxyxyx'].reduce(
      (value, from) => `replace(${value}, '${from}', '${(from === 'x' ? 'y' : 'x').repeat(10)}')`,
      `'xxxxxx'`,
    )
    const statement = `select ${grown} as sixty_million`
    expect(await reports.read(statement)).toMatchObject({ ok: true })
    const answer = await runUnread(statement, '', { at: relay.url, limits: UNHURRIED })
    expect(answer).toEqual({ ok: false, reason: 'tooLarge' })
    // Some of it lies in buffers of the network when the connection breaks.
    expect(relay.answered()).toBeLessThan(30_000_000)
    await relay.close()
  })

  it('is told no value at length, and none that is too large', async () => {
    const told = (length: number) => runUnread(`select rpad('x', ${length})::int`, '', { limits: UNHURRIED })
    expect(textOf(await told(2_000_000))).toBe('tooLarge')
    const answer = await told(500_000)
    expect('message' in answer && answer.message.length).toBe(1000)
  })

  it('is one at a time of one person, and two of a process', async () => {
    const person = randomUUID()
    const elsewhere = new pg.Client({ connectionString: address })
    await elsewhere.connect()
    await elsewhere.query('select pg_advisory_lock(hashtextextended($1, 1))', [person])
    expect(await asked('select 1', { person })).toBe('busy')
    await elsewhere.end()
    const three = await Promise.all([1, 2, 3].map(() => reports.run(question('select 1'))))
    expect(three.map(({ ok }) => ok)).toEqual([true, true, false])
  })
})

describe('two hundred attacks', () => {
  it('are as many', () => expect(new Set(ATTACKS).size).toBeGreaterThanOrEqual(200))

  it('end in a message, or say nothing that is not the reader’s', async () => {
    const readable: string[] = []
    for (const attack of ATTACKS) {
      const read = await reports.read(attack)
      if (!read.ok) continue
      readable.push(attack)
      expect(await asked(attack), attack).not.toMatch(new RegExp(`\\n.*${MARKER}`))
    }
    expect(readable).toEqual(HARMLESS)
  })

  it('come no further where nobody has read the statement before', async () => {
    const before = await databasePrint(test.world.db)
    const pass = await ownPass([clientId])
    const ask = async (attack: string) => {
      const said = await unread(attack, pass)
      expect(said, attack).not.toMatch(new RegExp(`\\n.*${MARKER}`))
      expect(said, attack).not.toContain('root:')
    }
    for (let from = 0; from < ATTACKS.length; from += 10) await Promise.all(ATTACKS.slice(from, from + 10).map(ask))
    expect(await databasePrint(test.world.db)).toBe(before)
  })
})

describe('the role', () => {
  const columns = (clients: readonly string[]) => JSON.stringify({ clients, personal: true, until: '2099-01-01' })
  const forged = (clients: readonly string[]) => Buffer.from(columns(clients)).toString('hex')

  it('is shown nothing without a pass, by a forged one, or by one that is over', async () => {
    const [content = '', signature = ''] = (await ownPass([clientId])).split('.')
    const over = signedPass('another secret', { clients: [clientId], personal: true }, now())
    for (const pass of [
      '',
      '.',
      'x.y',
      over,
      `${forged([MARKER])}.${signature}`,
      `${content}.`,
      `${content}00.${signature}`,
    ])
      expect(await unread('select count(*) as n from report.orders', pass)).toBe('\uFEFFn\r\n0\r\n')
    const stored = await test.world.db.select().from(secret)
    const key = stored.find(({ name }) => name === PASS_SECRET)?.value ?? ''
    const old = signedPass(key, { clients: [clientId], personal: true }, '2026-11-01T00:00:00.000Z')
    expect(await unread('select count(*) as n from report.orders', old)).toBe('\uFEFFn\r\n0\r\n')
    expect(await unread('select count(*) as n from report.orders', `${content}.${signature}`)).toBe('\uFEFFn\r\n1\r\n')
  })

  it('opens nothing by writing another pass into the statement', async () => {
    const statement = `select (select count(*) from report.orders) from (select set_config('billett.report', '${forged([MARKER])}.x', false)) x`
    expect(await unread(statement, await ownPass([clientId]))).not.toContain('\r\n1\r\n1')
  })

  it('owns nothing, and reads no table', async () => {
    const { rows } = await test.world.db.execute<{ readable: string[] | null }>(
      sql.raw(`select array_agg(c.oid::regclass::text) as readable from pg_class c join pg_namespace n on n.oid = c.relnamespace
        where n.nspname not in ('pg_catalog', 'information_schema', 'report') and c.relkind in ('r', 'v', 'm', 'p')
        and has_table_privilege('${role}', c.oid, 'select, insert, update, delete')`),
    )
    expect(rows[0]?.readable).toBeNull()
    const owned = await test.world.db.execute(
      sql.raw(`select 1 from pg_shdepend where refobjid = '${role}'::regrole and deptype = 'o'`),
    )
    expect(owned.rows).toEqual([])
  })

  it('has views without anything that is secret', async () => {
    const words = /hash|token|secret|iban|barcode|password|key/
    expect(reports.views.flatMap(({ columns: names }) => names).filter(name => words.test(name))).toEqual([])
  })

  it('is not used where it could do more than read: the feature is off', async () => {
    await test.world.db.execute(sql.raw(`alter role ${role} createdb`))
    let isOff = false
    const settings = { db: test.world.db, url: test.database.url, reportUrl: undefined, now }
    const off = await configuredReports({ ...settings, onOff: () => (isOff = true) })
    await test.world.db.execute(sql.raw(`alter role ${role} nocreatedb`))
    expect(isOff).toBe(true)
    expect(await off.run(question('select 1'))).toEqual({ ok: false, reason: 'off' })
  })
})
