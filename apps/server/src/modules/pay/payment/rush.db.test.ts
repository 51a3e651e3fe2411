import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { type TestWorld, testWorld } from '../../../testing/test-world.ts'
import { isRush } from './rush.queries.ts'

let test: TestWorld
beforeEach(async () => {
  test = await testWorld()
})
afterEach(() => test.close())

/** So many payments that were begun at a moment, of orders that nobody looks at. */
const begun = (count: number, id: () => string) =>
  test.world.db.transaction(async tx => {
    await tx.execute(sql`set local session_replication_role = replica`)
    for (let number = 0; number < count; number += 1)
      await tx.execute(sql`
        insert into payment_attempt (id, order_id, number, provider, method_id, amount_cents, currency, ticket_ids,
          idempotency_key, state, created_on)
        values (${id()}, gen_random_uuid(), 1, 'demo', 'card', 100, 'EUR', '[]', gen_random_uuid(), 'failed', now())`)
  })
const nobody = () => test.world.db.execute(sql`delete from payment_attempt`)

/** As the clock will say in so many seconds. */
const later = (seconds: number) => () => new Date(Date.now() + seconds * 1000).toISOString()

it('is a rush where fifty payments were begun within five seconds, and over when they were begun earlier', async () => {
  const { db, newRowId } = test.world
  await begun(49, newRowId)
  expect(await isRush({ db, realClock: later(0) })).toBe(false)
  await begun(1, newRowId)
  expect(await isRush({ db, realClock: later(0) })).toBe(true)
  expect(await isRush({ db, realClock: later(60) })).toBe(false)
  await nobody()
})
