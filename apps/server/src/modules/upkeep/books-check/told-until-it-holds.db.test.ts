import { eq, isNull, sql } from 'drizzle-orm'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { adminEvent, bankFile, movedRow, order as orders } from '../../../db/schema/index.ts'
import { visitorOf } from '../../../testing/client.ts'
import { fakeBank } from '../../../testing/fakes/fake-bank.ts'
import { aCredited, releasedPayout } from '../../../testing/paid-out.ts'
import { bought } from '../../../testing/purchase.ts'
import { type TestWorld, testWorld } from '../../../testing/test-world.ts'
import { byHalves, patience } from './by-halves.ts'
import { checkBooks } from './check-books.ts'

let test: TestWorld
beforeEach(async () => {
  test = await testWorld()
  test.world.bankChannel = fakeBank()
})
afterEach(() => test.close())

const waiting = () => test.world.db.select().from(adminEvent).where(isNull(adminEvent.acknowledgedOn))
const waitingOf = async (key: string) => (await waiting()).filter(event => event.key === key)
const acknowledge = () => test.world.db.update(adminEvent).set({ acknowledgedOn: test.now(), acknowledgedBy: 'Anna' })
const stillMoved = () => test.world.db.select({ moving: movedRow.moving, id: movedRow.rowId }).from(movedRow)
const FILE =
  'books:a file of transfers is what its payouts are together, and none of them moves before it is handed over'
const SALE = 'books:a paid order has its sale in the ledger, over its total'

/** A file for the bank, checked; the way to have it count another number than there are. */
async function aFile() {
  test.pass(14 * 24 * 60)
  await aCredited(test, 'DE02120300000000202051')
  const { id } = await releasedPayout(test)
  await checkBooks(test.world)
  const count = (by: number) =>
    test.world.db
      .update(bankFile)
      .set({ count: sql`${bankFile.count} + ${by}` })
      .where(eq(bankFile.id, id))
  return { id, count }
}

it('what moved and is not right is told by every check until it is, whoever acknowledges it', async () => {
  const { id, count } = await aFile()
  expect(await stillMoved()).toEqual([])
  await count(1)
  await checkBooks(test.world)
  await acknowledge()
  await checkBooks(test.world)
  expect(await waiting()).toMatchObject([{ key: FILE, facts: { ids: [id], found: 1 } }])
  expect(await stillMoved()).toEqual([{ moving: 'bankFile', id }])
  await count(-1)
  await acknowledge()
  await checkBooks(test.world)
  expect(await waiting()).toEqual([])
  expect(await stillMoved()).toEqual([])
})

/** Behind the back of the rules, as a hand in the database would. */
const setState = (state: 'completed' | 'aborted', ...ids: string[]) =>
  test.world.db
    .update(orders)
    .set({ state, paidOn: test.now() })
    .where(sql`${orders.id} = any(${sql.param(ids)}::uuid[])`)

it('an event that waits names what is found since, the latest first, twenty at most', async () => {
  const ada = visitorOf(test.app)
  const { orderId: first } = await bought(test, ada)
  const { orderId: second } = await bought(test, ada)
  await setState('aborted', first)
  await checkBooks(test.world)
  await setState('aborted', second)
  await checkBooks(test.world)
  expect(await waitingOf(SALE)).toMatchObject([{ times: 2, facts: { ids: [second, first], found: 2 } }])
  const many = Array.from({ length: 25 }, () => crypto.randomUUID())
  await test.world.db.update(adminEvent).set({ facts: { invariant: 'any', ids: many, found: 25 } })
  await checkBooks(test.world)
  const [event] = await waitingOf(SALE)
  expect(event?.facts).toMatchObject({ ids: [...[first, second].toSorted(), ...many].slice(0, 20), found: 25 })
  await setState('completed', first, second)
})

it('what cannot be asked is told, and keeps nothing else from being looked at', async () => {
  const { orderId: sold } = await bought(test, visitorOf(test.app))
  const { id, count } = await aFile()
  await setState('aborted', sold)
  await count(1)
  await test.world.db.execute(sql`alter table payout rename to payout_elsewhere`)
  await checkBooks(test.world)
  await test.world.db.execute(sql`alter table payout_elsewhere rename to payout`)
  const keys = (await waiting()).map(({ key }) => key)
  expect(keys).toEqual(expect.arrayContaining([SALE, 'unchecked:moved']))
  expect(keys).not.toContain(FILE)
  await checkBooks(test.world)
  expect((await waiting()).map(({ key }) => key)).toContain(FILE)
  expect(await stillMoved()).toEqual([{ moving: 'bankFile', id }])
  await setState('completed', sold)
  await count(-1)
})

it('of many at once the one that fails is found by halves, and all others are done', async () => {
  const done: number[] = []
  const all = Array.from({ length: 16 }, (_, number) => number)
  const failed = await test.world.db.transaction(tx =>
    byHalves(tx, patience(), all, async numbers => {
      for (const number of numbers) await tx.execute(sql`select 1 / (${number}::int - 11)`)
      done.push(...numbers)
    }),
  )
  expect(failed).toEqual([{ items: [11], reason: 'division by zero' }])
  expect(done).toEqual(all.filter(number => number !== 11))
})

it('where all of it fails, no more is tried than a check has time for', async () => {
  let tries = 0
  const all = Array.from({ length: 1024 }, (_, number) => number)
  const failed = await test.world.db.transaction(tx =>
    byHalves(tx, patience(), all, async () => {
      tries += 1
      await tx.execute(sql`select 1 / 0`)
    }),
  )
  expect(failed.flatMap(({ items }) => items)).toEqual(all)
  expect(tries).toBeLessThan(13)
})
