import { randomUUID } from 'node:crypto'
import * as calls from '@billett/contract'
import { RIGHTS, USER_TYPE } from '@billett/domain'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { clientIdOf } from '../../../call/client-id-of.ts'
import { userAccount } from '../../../db/schema/index.ts'
import { aCustomer } from '../../../testing/account.ts'
import type { visitorOf } from '../../../testing/client.ts'
import { aStaffMember } from '../../../testing/staff-member.ts'
import { type TestWorld, testWorld } from '../../../testing/test-world.ts'

const CLERK = randomUUID()

let test: TestWorld
let clerk: ReturnType<typeof visitorOf>
/** Whose last names are Lovelace, Hopper and Hopkins; the last of them disabled. */
let ada: string
let grace: string
let mark: string

async function someone(firstName: string, lastName: string, email: string): Promise<string> {
  const { signedIn } = await aCustomer(test, { email })
  await test.world.db.update(userAccount).set({ firstName, lastName }).where(eq(userAccount.id, signedIn.userId))
  test.pass(60)
  return signedIn.userId
}

beforeAll(async () => {
  test = await testWorld()
  ada = await someone('Ada', 'Lovelace', 'ada@example.org')
  grace = await someone('Grace', 'Hopper', 'grace_h@example.org')
  mark = await someone('Mark', 'Hopkins', 'mark@example.org')
  await test.world.db
    .update(userAccount)
    .set({ state: 'disabled', customerNumber: 'K-4711' })
    .where(eq(userAccount.id, mark))
  clerk = await aStaffMember(test, [RIGHTS.AllowedToUseAdminPanel, RIGHTS.AllowedToSeeUsers], CLERK)
})
afterAll(() => test.close())

const found = async (query: calls.StaffUsersQuery): Promise<string[]> => {
  const { status, items, errors } = await clerk.send(calls.searchStaffUsers, { query })
  if (status !== 200) throw new Error(JSON.stringify(errors))
  return items.map(({ userId }) => userId)
}

describe('the list of users', () => {
  it('has every account, the latest first, and nobody’s address', async () => {
    const { items } = await clerk.send(calls.searchStaffUsers, { query: {} })
    expect(items.map(({ userId }) => userId)).toEqual([CLERK, mark, grace, ada])
    expect(items.at(-1)).toMatchObject({ email: 'a•••@example.org', lastName: 'L•••', isMasked: true })
    expect(await found({ sort: 'registeredOn' })).toEqual([ada, grace, mark, CLERK])
  })

  it.each([
    ['an account', () => ada, () => [ada]],
    ['how an address begins', () => 'GRACE_H@exa', () => [grace]],
    ['how an address begins, where no sign means anything else', () => 'graceXh@example.org', () => []],
    ['how a last name begins', () => 'hop', () => [mark, grace]],
    ['how a last name begins, not what is in it', () => 'opper', () => []],
    ['a customer’s number', () => 'K-4711', () => [mark]],
    ['a user name', () => CLERK.slice(0, 13), () => [CLERK]],
    ['the account of nobody', () => randomUUID(), () => []],
  ])('finds them by %s', async (_, search, whom) => {
    expect(await found({ search: search() })).toEqual(whom())
  })

  it('is narrowed down by state, kind and days, with a search or without one', async () => {
    expect(await found({ states: ['disabled'] })).toEqual([mark])
    expect(await found({ states: ['active'], search: 'hop' })).toEqual([grace])
    expect(await found({ kind: 'staff' })).toEqual([CLERK])
    expect(await found({ kind: 'customer', search: 'hop' })).toEqual([mark, grace])
    const long = new Date(Date.parse(test.now()) - 40 * 86_400_000).toISOString()
    await test.world.db.update(userAccount).set({ registeredOn: long }).where(eq(userAccount.id, ada))
    expect(await found({ registered: 'days30' })).not.toContain(ada)
    expect(await found({ registered: 'days30', search: 'love' })).toEqual([])
    expect(await found({ search: 'love' })).toEqual([ada])
  })

  it('is turned over: pages together are the whole', async () => {
    const pages = [0, 1, 2, 3].map(page => found({ page, pageSize: 1 }))
    expect((await Promise.all(pages)).flat()).toEqual(await found({}))
    const hop = [0, 1].map(page => found({ page, pageSize: 1, search: 'hop' }))
    expect((await Promise.all(hop)).flat()).toEqual([mark, grace])
  })

  it('has nobody of another company', async () => {
    await test.world.db.update(userAccount).set({ clientId: randomUUID() }).where(eq(userAccount.id, grace))
    expect(await found({ search: grace })).toEqual([])
    expect(await found({ search: 'hop' })).toEqual([mark])
    await test.world.db
      .update(userAccount)
      .set({ clientId: clientIdOf(test.world) })
      .where(eq(userAccount.id, grace))
  })

  it('asks for more than a letter that begins too many names, whatever else narrows it down', async () => {
    await test.world.db.execute(sql`insert into user_account (id, client_id, user_type, state, email, email_key,
        password_hash, password_changed_on, language, first_name, last_name, registered_on, activated_on)
      select gen_random_uuid(), ${clientIdOf(test.world)}, ${USER_TYPE.WebShop}, 'active', e, e, 'x', now(), 'de', 'F',
        'Z' || n, now(), now()
      from generate_series(1, 10001) as n, lateral (select 'u' || n || '@example.org') as email (e)`)
    const refused = async (query: calls.StaffUsersQuery) =>
      (await clerk.send(calls.searchStaffUsers, { query })).errors[0]
    expect(await refused({ search: 'z' })).toMatchObject({ translationKey: 'error.narrowFilter', fieldName: 'search' })
    expect((await clerk.send(calls.countStaffUsers, { query: { search: 'z' } })).status).toBe(400)
    expect(await found({ search: 'z10001' })).toHaveLength(1)
    expect(await found({ search: 'l' })).toEqual([ada])
  })
})
