import { USER_TYPE } from '@billett/domain'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { clientIdOf } from '../../../call/client-id-of.ts'
import { type TestWorld, testWorld } from '../../../testing/test-world.ts'
import { type BaseDataFilter, confirmableUsers } from './base-data.queries.ts'

/** Enough that reading all of them is dearer than any index. */
const MANY = 20_000

let test: TestWorld
beforeAll(async () => {
  test = await testWorld()
  await test.world.db.execute(sql`insert into user_account (id, client_id, user_type, state, email, email_key,
      password_hash, password_changed_on, language, first_name, last_name, registered_on, activated_on)
    select gen_random_uuid(), ${clientIdOf(test.world)}, ${USER_TYPE.WebShop}, 'active', e, e, 'x', now(), 'de', 'F' || n,
      'L' || n, now(), now()
    from generate_series(1, ${MANY}) as n, lateral (select 'u' || n || '@example.org') as email (e)`)
  await test.world.db.execute(sql`analyze user_account`)
})
afterAll(() => test.close())

const nobody = (): BaseDataFilter => ({
  clientIds: [clientIdOf(test.world)],
  email: '',
  firstName: '',
  lastName: '',
  schemes: undefined,
})

it.each([
  ['user_account_email', { email: 'u123' }],
  ['user_account_first_name_begins', { firstName: 'F123' }],
  ['user_account_name_begins', { lastName: 'l123' }],
])('who is looked for is found by the index %s, however many there are', async (index, asked) => {
  const query = confirmableUsers(test.world.db, { ...nobody(), ...asked }, { limit: 100, offset: 0 })
  const { rows } = await test.world.db.execute<Record<string, string>>(sql`explain ${query.getSQL()}`)
  const plan = rows.map(row => row['QUERY PLAN']).join('\n')
  expect(plan).toContain(index)
  expect(plan).not.toContain('Seq Scan on user_account')
})
