import { ACCOUNT_STATES, USER_TYPE } from '@billett/domain'
import { type SQL, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { clientIdOf } from '../../../call/client-id-of.ts'
import { type TestWorld, testWorld } from '../../../testing/test-world.ts'
import { usersMeant } from './found-users.queries.ts'
import { listedUsers, type UserFilter } from './listed-users.queries.ts'

/** Enough that reading all of them is dearer than any index. */
const MANY = 20_000

let test: TestWorld
beforeAll(async () => {
  test = await testWorld()
  await test.world.db.execute(sql`insert into user_account (id, client_id, user_type, state, email, email_key, username,
      customer_number, password_hash, password_changed_on, language, first_name, last_name, registered_on, activated_on)
    select gen_random_uuid(), ${clientIdOf(test.world)}, ${USER_TYPE.WebShop}, 'active', e, e, 'N' || n, 'K' || n, 'x',
      now(), 'de', 'F' || n, 'L' || n, now() - n * interval '1 minute', now()
    from generate_series(1, ${MANY}) as n, lateral (select 'u' || n || '@example.org') as email (e)`)
  await test.world.db.execute(sql`analyze user_account`)
})
afterAll(() => test.close())

async function planOf(query: SQL): Promise<string> {
  const { rows } = await test.world.db.execute<Record<string, string>>(sql`explain ${query}`)
  return rows.map(row => row['QUERY PLAN']).join('\n')
}

it.each([
  ['user_account_email', 'u123@'],
  ['user_account_name_begins', 'l123'],
  ['user_account_username_begins', 'n123'],
  ['user_account_customer_number', 'K123'],
])('who is looked for is found by the index %s, however many there are', async (index, term) => {
  const plan = await planOf(usersMeant([clientIdOf(test.world)], term, 10_000))
  expect(plan).toContain(index)
  expect(plan).not.toContain('Seq Scan on user_account')
})

const everybody = (): UserFilter => ({
  clientIds: [clientIdOf(test.world)],
  states: ACCOUNT_STATES,
  userType: undefined,
  since: undefined,
  among: undefined,
  leaving: false,
})

it.each([
  ['everybody', () => everybody()],
  ['a state', (): UserFilter => ({ ...everybody(), states: ['active'] })],
  ['some days', (): UserFilter => ({ ...everybody(), since: test.now() })],
])('the list of %s comes in its order from an index', async (_, filter) => {
  const plan = await planOf(listedUsers(test.world.db, filter(), undefined, { limit: 50, offset: 0 }).getSQL())
  expect(plan).toContain('user_account_staff_list')
  expect(plan).not.toContain('Seq Scan on user_account')
})
