import { randomUUID } from 'node:crypto'
import * as calls from '@billett/contract'
import { type Language, RIGHTS } from '@billett/domain'
import { readSheets } from '@billett/tariff-import'
import { desc, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { clientIdOf } from '../../../call/client-id-of.ts'
import { order as orders, staffAction } from '../../../db/schema/index.ts'
import { tokenFor } from '../../../testing/callers.ts'
import { visitorOf } from '../../../testing/client.ts'
import { bought } from '../../../testing/purchase.ts'
import { staffSession } from '../../../testing/staff-session.ts'
import { type TestWorld, testWorld } from '../../../testing/test-world.ts'

const { AllowedToUseAdminPanel, AllowedToSeeOrders, AllowedToExportPersonalData } = RIGHTS
const LOOKS = [AllowedToUseAdminPanel, AllowedToSeeOrders]

let test: TestWorld
let clerk: ReturnType<typeof visitorOf>
let ada: calls.PreparedOrder

const staffWith = async (rights: readonly number[], language: Language = 'en') => {
  const [id, clientId] = [randomUUID(), clientIdOf(test.world)]
  const session = await staffSession(test.world, { id, clientId, rights })
  const visitor = visitorOf(test.app, language)
  visitor.withToken(await tokenFor(test.world, { kind: 'staff', id, rights, session }))
  return visitor
}

/** Orders like one that was bought, begun one after another, several at the same moment. */
const copies = (count: number) =>
  test.world.db.execute(sql`
    insert into "order" select (jsonb_populate_record(o, jsonb_build_object(
      'id', gen_random_uuid(), 'order_number', 'COPY-' || n, 'invoice_number', null, 'state', 'aborted',
      'created_on', o.created_on - (n / 3) * interval '1 minute'))).*
    from "order" as o, generate_series(1, ${count}) as n where o.id = ${ada.orderId}`)

beforeAll(async () => {
  test = await testWorld()
  ada = await bought(test, visitorOf(test.app))
  clerk = await staffWith(LOOKS)
})
afterAll(() => test.close())

const handed = async (query: calls.StaffOrdersFileQuery = {}, who = clerk) => {
  const { status, bytes, errors } = await who.send(calls.exportStaffOrders, { query })
  if (status !== 200) throw new Error(JSON.stringify(errors))
  return bytes
}
const linesOf = async (...asked: Parameters<typeof handed>) =>
  new TextDecoder().decode(await handed(...asked)).split('\r\n')
const numbers = (lines: readonly string[]) => lines.slice(1, -2).map(line => line.split(';')[0])

const lastAct = async () => {
  const [act] = await test.world.db.select().from(staffAction).orderBy(desc(staffAction.number)).limit(1)
  return act
}

describe('the file of the orders', () => {
  it('has what the list has, in words, with who had it, and is noted with its rows', async () => {
    const [head, row, foot] = await linesOf({ states: ['completed'] })
    expect(head).toBe('Order;Begun;Client;State;In trouble;E-mail;Tickets;Payment;Amount;Paid on;Invoice;Tags')
    expect(row).toContain(`${ada.orderNumber};2026-11-21 `)
    expect(row).toContain(';completed;;a•••@example.org;')
    expect(row).toContain(`;${(ada.totalGrossInCents / 100).toFixed(2)};`)
    expect(foot).toMatch(/^"1 rows, exported by .* on 2026-11-21 [\d:]{8}; narrowed down to: states = completed"$/)
    expect(await lastAct()).toMatchObject({
      call: 'admin/exportOrders',
      after: { states: ['completed'], format: 'csv', rows: 1 },
    })
  })

  it('shows addresses only with the right to export personal data', async () => {
    const bursar = await staffWith([...LOOKS, AllowedToExportPersonalData])
    expect((await linesOf({}, bursar)).join()).toContain('ada@example.org')
    expect((await lastAct())?.after).toMatchObject({ isPersonal: true })
    expect((await linesOf()).join()).not.toContain('ada@')
  })

  it('says a German reader’s amounts and states in German', async () => {
    const german = await staffWith(LOOKS, 'de')
    const [head, row] = await linesOf({}, german)
    expect(head).toContain('Bestellung;Begonnen;')
    expect(row).toContain(';abgeschlossen;')
    expect(row).toContain(`;${(ada.totalGrossInCents / 100).toFixed(2).replace('.', ',')};`)
  })

  it('is a workbook too, which opens and runs nothing', async () => {
    const [sheet] = (await readSheets(await handed({ format: 'xlsx' }))) ?? []
    expect(sheet?.data[1]?.[0]).toBe(ada.orderNumber)
    expect(sheet?.data[1]?.[8]).toBe(ada.totalGrossInCents / 100)
    expect((await lastAct())?.after).toMatchObject({ format: 'xlsx', rows: 1 })
  })

  it('has however many there are, each once and in order, both ways; nothing of other companies', async () => {
    await copies(2_300)
    await test.world.db.update(orders).set({ clientId: 'another' }).where(eq(orders.orderNumber, 'COPY-7'))
    const stored = await test.world.db
      .select({ number: orders.orderNumber })
      .from(orders)
      .where(eq(orders.clientId, clientIdOf(test.world)))
      .orderBy(desc(orders.createdOn), desc(orders.id))
    const expected = stored.map(({ number }) => number)
    expect(expected).toHaveLength(2_300)
    const lines = await linesOf()
    expect(numbers(lines)).toEqual(expected)
    expect(lines.at(-2)).toContain('2300 rows')
    expect((await lastAct())?.after).toMatchObject({ rows: 2_300 })
    expect(numbers(await linesOf({ sort: 'date' }))).toEqual(expected.toReversed())
    expect(numbers(await linesOf({ search: 'ada@example.org' }))).toEqual(expected)
    await test.world.db.delete(orders).where(sql`${orders.orderNumber} like 'COPY-%'`)
  })

  it('is refused where a search may mean too many, before anything of it is sent', async () => {
    const { status } = await clerk.send(calls.exportStaffOrders, { query: { clientId: 'x' } })
    expect(status).toBe(400)
  })
})

describe('the file of chosen orders', () => {
  it('has the chosen ones alone, as far as they are among what is looked for', async () => {
    const other = await bought(test, visitorOf(test.app))
    const orderIds = [other.orderId, randomUUID()]
    expect(numbers(await linesOf({ orderIds }))).toEqual([other.orderNumber])
    expect(numbers(await linesOf({ orderIds, search: ada.orderNumber }))).toEqual([])
    await test.world.db.update(orders).set({ state: 'cancelled' }).where(eq(orders.id, other.orderId))
    expect(numbers(await linesOf({ orderIds, states: ['completed'] }))).toEqual([])
    await test.world.db.update(orders).set({ state: 'completed' }).where(eq(orders.id, other.orderId))
  })
})
