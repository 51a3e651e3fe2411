import { randomUUID } from 'node:crypto'
import { emptyCart, orderNumberFrom } from '@billett/domain'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { freshDatabase, type TestDatabase } from '../../../testing/test-database.ts'
import { insertOrder, readAnyOrder } from './order.repository.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await freshDatabase()
})
afterAll(() => database.drop())

const ORDER_NUMBER = /^[2-9B-DF-HJ-NP-TV-XZ]{10}$/

const aCart = (orderNumber: string) =>
  emptyCart({
    orderId: randomUUID(),
    orderNumber,
    clientId: 'c',
    ownerId: randomUUID(),
    language: 'de',
    currency: 'EUR',
    createdOn: '2026-11-21T09:00:00.000Z',
  })

describe('an order’s number', () => {
  it('is drawn again when another order has it', async () => {
    const number = orderNumberFrom(randomUUID())
    const first = await insertOrder(database.db, aCart(number), randomUUID)
    const second = await insertOrder(database.db, aCart(number), randomUUID)
    expect(first.orderNumber).toBe(number)
    expect(second.orderNumber).not.toBe(number)
    expect(second.orderNumber).toMatch(ORDER_NUMBER)
    expect(await readAnyOrder(database.db, second.orderId)).toEqual(second)
  })

  it('is not drawn for ever', async () => {
    const id = randomUUID()
    await insertOrder(database.db, aCart(orderNumberFrom(id)), randomUUID)
    const unlucky = insertOrder(database.db, aCart(orderNumberFrom(id)), () => id)
    await expect(unlucky).rejects.toThrow('order numbers in a row were taken')
  })

  it('was given to orders that are older than these numbers, in the same characters', async () => {
    const { rows } = await database.pool.query(
      `insert into "order" (id, client_id, owner_id, state, language, currency, tickets, total_cents, created_on, expires_on)
       select gen_random_uuid(), 'c', gen_random_uuid(), 'created', 'de', 'EUR', '[]', 0, now(), now() from generate_series(1, 50)
       returning order_number`,
    )
    for (const { order_number } of rows) expect(order_number).toMatch(ORDER_NUMBER)
  })
})
