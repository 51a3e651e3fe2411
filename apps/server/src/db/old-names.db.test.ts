import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { aCustomer } from '../testing/account.ts'
import { type TestWorld, testWorld } from '../testing/test-world.ts'

let test: TestWorld
beforeAll(async () => {
  test = await testWorld()
})
afterAll(() => test.close())

it('processes of the version before begin, lock, change and drop setups under the old name of the table', async () => {
  const { pool } = test.database
  await aCustomer(test, { email: 'before@example.org' })
  const id = randomUUID()
  await pool.query(
    `insert into payment_registration (id, account_id, provider, reference, payment_type, payment_sub_type, created_on, state)
     select $1, id, 'demo', 'reference', 1, 1, now(), 'open' from user_account limit 1`,
    [id],
  )
  const locked = await pool.query('select state from payment_registration where id = $1 for update', [id])
  expect(locked.rows).toEqual([{ state: 'open' }])
  await pool.query("update payment_registration set state = 'declined' where id = $1", [id])
  expect((await pool.query('select state from payment_setup where id = $1', [id])).rows).toEqual([
    { state: 'declined' },
  ])
  await pool.query('delete from payment_registration where id = $1', [id])
  expect((await pool.query('select id from payment_setup where id = $1', [id])).rows).toEqual([])
})
