import { randomBytes, randomUUID } from 'node:crypto'
import * as calls from '@billett/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Visitor } from '../../../call/visitor/visitor.ts'
import { visitorOf } from '../../../testing/client.ts'
import { aCart, aDayTicket, execution } from '../../../testing/purchase.ts'
import { type TestWorld, testWorld } from '../../../testing/test-world.ts'
import { tidyRecords } from '../../upkeep/retention/index.ts'
import { answerOnce } from './answer-once.ts'
import { keyOfRequest } from './key-of-request.ts'

let test: TestWorld
beforeAll(async () => {
  test = await testWorld()
})
afterAll(() => test.close())

/** Later than any test goes. */
const DAY = '2026-11-28T10:00'

type Someone = ReturnType<typeof visitorOf>

/** A visitor with one ticket in the cart, and what puts another one into it. */
async function withCart() {
  const ada = visitorOf(test.app)
  const { orderId } = await aCart(ada, aDayTicket({ validFrom: DAY }))
  const add = (key: string, over = {}, who: Someone = ada) =>
    who.send(calls.addTicket, { params: { orderId }, body: aDayTicket({ validFrom: DAY, ...over }) }, key)
  const tickets = async () => (await ada.ask(calls.getOrder, { params: { orderId }, query: {} })).tickets.length
  return { ada, orderId, add, tickets }
}

const stored = async (change: string): Promise<void> => {
  await test.database.pool.query(`update keyed_request set ${change} where begun_on = $1`, [test.now()])
}

describe('the same request under the same key', () => {
  it('does nothing and is answered as it was', async () => {
    const { add, tickets } = await withCart()
    const key = randomUUID()
    const first = await add(key)
    expect(first.items[0]?.tickets).toHaveLength(2)
    expect((await add(key)).bytes).toEqual(first.bytes)
    expect(await tickets()).toBe(2)
    expect((await add(randomUUID())).items[0]?.tickets).toHaveLength(3)
  })

  it('gives a guest without a token the same cart and the same token', async () => {
    const key = randomUUID()
    const [first, second] = [visitorOf(test.app), visitorOf(test.app)]
    const begun = await first.send(calls.prepareSale, { body: {} }, key)
    const again = await second.send(calls.prepareSale, { body: {} }, key)
    expect(again.items).toEqual(begun.items)
    expect(again.headers.authorization).toBe(begun.headers.authorization)
    const elsewhere = await visitorOf(test.app, 'en', '203.0.113.9').send(calls.prepareSale, { body: {} }, key)
    expect(elsewhere.items[0]?.orderId).not.toBe(begun.items[0]?.orderId)
  })

  it('starts one payment', async () => {
    const ada = visitorOf(test.app)
    const order = await aCart(ada)
    const before = test.provider.payments.size
    const key = randomUUID()
    const place = () => ada.send(calls.executeSaleGuest, { body: execution(order) }, key)
    const first = await place()
    expect(first.status).toBe(200)
    expect((await place()).bytes).toEqual(first.bytes)
    expect(test.provider.payments.size).toBe(before + 1)
  })

  it('at the same moment happens once', async () => {
    const { add, tickets } = await withCart()
    const key = randomUUID()
    const answers = await Promise.all([add(key), add(key), add(key), add(key)])
    expect(await tickets()).toBe(2)
    expect(answers.some(({ status }) => status === 200)).toBe(true)
    for (const { status, errors } of answers)
      if (status !== 200) expect(errors[0]?.translationKey).toBe('error.requestInProgress')
  })
})

describe('a key', () => {
  it('stands for one request: another one is refused', async () => {
    const { ada, orderId, add, tickets } = await withCart()
    const key = randomUUID()
    await add(key)
    const other = await add(key, { passengerCount: 2 })
    expect(other).toMatchObject({ status: 422, errors: [{ translationKey: 'error.idempotencyKeyReused' }] })
    const otherCall = await ada.send(calls.duplicateCart, { body: { orderId } }, key)
    expect(otherCall.status).toBe(422)
    expect(await tickets()).toBe(2)
  })

  it('belongs to one visitor', async () => {
    const [ada, bob] = [await withCart(), await withCart()]
    const key = randomUUID()
    await ada.add(key)
    expect((await bob.add(key, { validFrom: '2026-11-29T10:00' })).status).toBe(200)
  })

  it('is free again after a refusal that stored nothing', async () => {
    const { add } = await withCart()
    const key = randomUUID()
    expect((await add(key, { sortId: 'no such ticket' })).status).toBe(404)
    expect((await add(key)).status).toBe(200)
  })

  it.each(['short', 'x'.repeat(256), 'sixteen characters with spaces'])('cannot be %j', async key => {
    const { add } = await withCart()
    expect(await add(key)).toMatchObject({ status: 400, errors: [{ fieldName: 'idempotency-key' }] })
  })
})

describe('a server that ended before it answered', () => {
  it('had stored something: nothing is done again', async () => {
    const { add, tickets } = await withCart()
    test.pass(1)
    const key = randomUUID()
    await add(key)
    await stored('reply = null')
    expect((await add(key)).errors[0]?.translationKey).toBe('error.requestInProgress')
    test.pass(11)
    expect((await add(key)).errors[0]?.translationKey).toBe('error.requestInterrupted')
    expect(await tickets()).toBe(2)
  })

  it('had stored nothing: it is done now', async () => {
    const { add } = await withCart()
    test.pass(1)
    const key = randomUUID()
    await add(key)
    await stored('reply = null, has_effect = false')
    test.pass(11)
    expect((await add(key)).status).toBe(200)
  })
})

it('what is kept can be read by nobody who has the database alone', async () => {
  const begun = await visitorOf(test.app).send(calls.prepareSale, { body: {} }, randomUUID())
  const { rows } = await test.database.pool.query('select * from keyed_request')
  const text = JSON.stringify(rows)
  const token = String(begun.headers.authorization).replace('Bearer ', '')
  for (const secret of [token, begun.items[0]?.orderId ?? token]) {
    expect(text).not.toContain(secret)
    expect(text).not.toContain(Buffer.from(secret).toString('base64').slice(4, -4))
  }
})

it('a file is another request when anything in it is', async () => {
  const visitor: Visitor = {
    kind: 'customer',
    id: randomUUID(),
    rights: [],
    scopes: [],
    until: null,
    session: null,
    provenOn: null,
    secondFactor: 'notNeeded',
    takenOverBy: null,
  }
  const bytes = randomBytes(300_000)
  const other = Buffer.from(bytes)
  other[299_999] = (other[299_999] ?? 0) ^ 1
  const requestOf = async (content: Uint8Array<ArrayBuffer>) => {
    const input = { body: { image: new File([content], 'picture.png') } }
    const asked = { world: test.world, visitor, caller: '192.0.2.1', call: calls.setPicture, input }
    return (await keyOfRequest({ ...asked, key: 'a key of this very request'.replaceAll(' ', '-') })).request
  }
  expect(await requestOf(bytes)).toBe(await requestOf(Buffer.from(bytes)))
  expect(await requestOf(other)).not.toBe(await requestOf(bytes))
})

describe('a reply', () => {
  const visitor: Visitor = {
    kind: 'guest',
    id: randomUUID(),
    rights: [],
    scopes: [],
    until: null,
    session: null,
    provenOn: null,
    secondFactor: 'notNeeded',
    takenOverBy: null,
  }

  /** Asks twice under one key for a reply of so many random bytes; how it ended, and how often it was done. */
  async function twice(call: calls.Call, bytes: number) {
    let done = 0
    const asked = { world: test.world, visitor, caller: '192.0.2.1', call, input: {}, key: randomUUID() }
    const ask = () =>
      answerOnce(asked, async world => {
        done += 1
        await world.db.transaction(async () => undefined)
        return { body: randomBytes(bytes).toString('base64') }
      })
    await ask()
    const second = await ask().then(
      () => 'answered',
      (error: Error) => error.message,
    )
    return { done, second }
  }

  it('that is too large to be kept is told of, or answered anew by a GET, which may be done twice', async () => {
    expect(await twice(calls.addTicket, 10_000)).toEqual({ done: 1, second: 'answered' })
    expect(await twice(calls.addTicket, 100_000)).toEqual({ done: 1, second: 'requestInterrupted' })
    expect(await twice(calls.verifyOrder, 100_000)).toEqual({ done: 2, second: 'answered' })
    const { rows } = await test.database.pool.query('select max(length(reply)) as longest from keyed_request')
    expect(rows[0].longest).toBeLessThan(40_000)
  })

  it('is kept compressed', async () => {
    const { ada, orderId } = await withCart()
    test.pass(1)
    const many = aDayTicket({ validFrom: DAY, amount: 49 })
    const { bytes } = await ada.send(calls.addTicket, { params: { orderId }, body: many }, randomUUID())
    const { rows } = await test.database.pool.query(
      'select length(reply) as kept from keyed_request where begun_on = $1',
      [test.now()],
    )
    expect(rows[0].kept).toBeLessThan(bytes.length / 8)
  })
})

it('a key is forgotten after a day', async () => {
  const { add } = await withCart()
  const key = randomUUID()
  await add(key)
  const rows = async () => (await test.database.pool.query('select 1 from keyed_request')).rowCount ?? 0
  expect(await rows()).toBeGreaterThan(0)
  test.pass(calls.IDEMPOTENCY_HOURS * 60 + 1)
  await tidyRecords(test.world)
  expect(await rows()).toBe(0)
})
