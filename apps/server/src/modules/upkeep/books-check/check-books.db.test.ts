import { addMinutes } from '@billett/domain'
import { eq, sql } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { adminEvent, order as orders, refund as refunds } from '../../../db/schema/index.ts'
import { visitorOf } from '../../../testing/client.ts'
import { aCart, placed, referenceOf, verified } from '../../../testing/purchase.ts'
import { type TestWorld, testWorld } from '../../../testing/test-world.ts'
import { brokenInvariants } from './broken-invariants.ts'
import { CHECK_EVERY, checkBooks } from './check-books.ts'

const DAY = 24 * 60
/** Minutes between two checks, of which each has another of so many parts of all orders. */
const EVERY = CHECK_EVERY / 60_000
const PARTS = DAY / EVERY

let test: TestWorld
beforeEach(async () => {
  test = await testWorld()
})
afterEach(() => test.close())

async function bought(): Promise<string> {
  const ada = visitorOf(test.app)
  const order = await placed(ada, await aCart(ada))
  test.provider.decide(referenceOf(order), 'paid')
  await verified(ada, order)
  return order.orderId
}

/** Behind the back of the rules, as a hand in the database would. */
const setState = (orderId: string, state: 'completed' | 'aborted') =>
  test.world.db.update(orders).set({ state }).where(eq(orders.id, orderId))

const told = async (): Promise<string[]> =>
  (await test.world.db.select({ key: adminEvent.key }).from(adminEvent)).map(({ key }) => key)

/** Minutes until the order is in the part that is looked at. */
async function turnOf(orderId: string): Promise<number> {
  const { rows } = await test.world.db.execute<{ part: number }>(
    sql`select (('x' || substr(replace(${orderId}, '-', ''), 1, 8))::bit(32)::bigint * ${PARTS}::int / 4294967296)::int as part`,
  )
  const partNow = Math.floor(Date.parse(test.now()) / CHECK_EVERY) % PARTS
  return (((rows[0]?.part ?? 0) - partNow + PARTS) % PARTS) * EVERY
}

const SALE = 'books:a paid order has its sale in the ledger, over its total'

describe('checking the books', () => {
  it('says nothing of a shop where all is right', async () => {
    await bought()
    await checkBooks(test.world)
    expect(await told()).toEqual([])
  })

  it('tells of an order of the last hour whose money and tickets do not agree', async () => {
    const orderId = await bought()
    await setState(orderId, 'aborted')
    await checkBooks(test.world)
    expect(await told()).toContain(SALE)
    await setState(orderId, 'completed')
  })

  it('tells of an order of the last minutes once it has looked before', async () => {
    await checkBooks(test.world)
    const orderId = await bought()
    await setState(orderId, 'aborted')
    await checkBooks(test.world)
    expect(await told()).toContain(SALE)
    await setState(orderId, 'completed')
  })

  it('tells of an order that was bought while nobody looked for some time', async () => {
    await checkBooks(test.world)
    const orderId = await bought()
    await setState(orderId, 'aborted')
    test.pass(10)
    await checkBooks(test.world)
    expect(await told()).toContain(SALE)
    await setState(orderId, 'completed')
  })

  it('tells of an order however old within a day', async () => {
    const orderId = await bought()
    test.pass(400 * DAY)
    await setState(orderId, 'aborted')
    test.pass(await turnOf(orderId))
    await checkBooks(test.world)
    expect(await told()).toContain(SALE)
    await setState(orderId, 'completed')
  })

  it('looks at old orders a part at a time', async () => {
    const orderId = await bought()
    await setState(orderId, 'aborted')
    test.pass(400 * DAY)
    // Half a day before or after its turn.
    test.pass((await turnOf(orderId)) + DAY / 2)
    await checkBooks(test.world)
    expect(await told()).toEqual([])
    await setState(orderId, 'completed')
  })

  it('finds an invoice number that was left out', async () => {
    await bought()
    const [second, third] = [await bought(), await bought()]
    const setNumber = (invoiceNumber: string | null | undefined) =>
      test.world.db.update(orders).set({ invoiceNumber }).where(eq(orders.id, second))
    const [given] = await test.world.db.select().from(orders).where(eq(orders.id, second))
    await setNumber(null)
    expect(await brokenInvariants(test.world.db, test.now())).toEqual([
      { invariant: 'invoice numbers have no gaps', what: [third] },
    ])
    await setNumber(given?.invoiceNumber)
  })

  it('finds a refund that nobody has made for a day, by the clock of the shop', async () => {
    const ada = visitorOf(test.app)
    const order = await placed(ada, await aCart(ada))
    test.provider.decide(referenceOf(order), 'paid', order.totalGrossInCents + 1)
    await verified(ada, order)
    expect(await brokenInvariants(test.world.db, addMinutes(test.now(), DAY))).toEqual([])
    const [refund] = await test.world.db.select({ id: refunds.id }).from(refunds)
    expect(await brokenInvariants(test.world.db, addMinutes(test.now(), DAY + 1))).toEqual([
      { invariant: 'no refund waits for ever', what: [refund?.id] },
    ])
  })

  it('finds a counter that has counted on alone', async () => {
    await bought()
    await test.world.db.execute(sql`update invoice_counter set last = last + 1`)
    expect((await brokenInvariants(test.world.db, test.now())).map(({ invariant }) => invariant)).toEqual([
      'the last invoice number counted is the last one given',
    ])
    await test.world.db.execute(sql`update invoice_counter set last = last - 1`)
  })
})
