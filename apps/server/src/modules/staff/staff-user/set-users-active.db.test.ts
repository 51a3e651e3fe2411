import { randomUUID } from 'node:crypto'
import { clients, defaultClient } from '@billett/clients'
import * as calls from '@billett/contract'
import { RIGHTS } from '@billett/domain'
import { eq, inArray } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { clientIdOf } from '../../../call/client-id-of.ts'
import { staffAction, userAccount } from '../../../db/schema/index.ts'
import { aCustomer } from '../../../testing/account.ts'
import { tokenFor } from '../../../testing/callers.ts'
import { visitorOf } from '../../../testing/client.ts'
import { staffSession } from '../../../testing/staff-session.ts'
import { type TestWorld, testWorld } from '../../../testing/test-world.ts'

let test: TestWorld
let clientId: string
beforeAll(async () => {
  test = await testWorld()
  clientId = clientIdOf(test.world)
})
afterAll(() => test.close())

const { AllowedToUseAdminPanel, AllowedToSeeUsers, AllowedToEditUsers, AllowedToConfirmUser } = RIGHTS

async function aClerk() {
  const rights = [AllowedToUseAdminPanel, AllowedToSeeUsers, AllowedToEditUsers, AllowedToConfirmUser]
  const id = randomUUID()
  const session = await staffSession(test.world, { id, clientId, rights })
  const visitor = visitorOf(test.app)
  visitor.withToken(await tokenFor(test.world, { kind: 'staff', id, rights, session }))
  return { id, visitor }
}

let made = 0
const someone = async () => {
  made += 1
  return (await aCustomer(test, { email: `person-${made}@example.org` })).signedIn.userId
}
const statesOf = async (ids: string[]) => {
  const rows = await test.world.db.select().from(userAccount).where(inArray(userAccount.id, ids))
  return ids.map(id => rows.find(row => row.id === id)?.state)
}
const actsOf = (id: string) => test.world.db.select().from(staffAction).where(eq(staffAction.actorId, id))

describe('several accounts', () => {
  it('are disabled at once, noted as one act; of each that is not it is said why', async () => {
    const clerk = await aClerk()
    const [one, two, foreign] = [await someone(), await someone(), await someone()]
    const other = clientIdOf({ client: clients.find(client => client !== defaultClient) ?? defaultClient })
    await test.world.db.update(userAccount).set({ clientId: other }).where(eq(userAccount.id, foreign))
    await test.world.db.update(userAccount).set({ state: 'disabled' }).where(eq(userAccount.id, two))
    const userIds = [one, two, foreign, clerk.id, randomUUID()]
    const { items } = await clerk.visitor.send(calls.setStaffUsersActive, { body: { userIds, active: false } })
    expect(items.map(({ changed, error }) => [changed, error?.translationKey])).toEqual([
      [true, undefined],
      [false, undefined],
      [false, 'error.userNotFound'],
      [false, 'error.ownAccount'],
      [false, 'error.userNotFound'],
    ])
    expect(await statesOf([one, two, foreign, clerk.id])).toEqual(['disabled', 'disabled', 'active', 'active'])
    expect(await actsOf(clerk.id)).toMatchObject([
      {
        before: { [one]: { state: 'active' }, [two]: { state: 'disabled' } },
        after: { [one]: { state: 'disabled' }, [two]: { state: 'disabled' } },
      },
    ])
  })

  it('are only looked at by a trial', async () => {
    const clerk = await aClerk()
    const one = await someone()
    const query = { dryRun: true }
    const { items } = await clerk.visitor.send(calls.setStaffUsersActive, {
      query,
      body: { userIds: [one], active: false },
    })
    expect(items).toEqual([{ changed: true, error: null }])
    expect(await statesOf([one])).toEqual(['active'])
    expect(await actsOf(clerk.id)).toEqual([])
  })

  it('are a hundred at most', async () => {
    const clerk = await aClerk()
    const ask = (count: number) =>
      clerk.visitor.send(calls.setStaffUsersActive, {
        body: { userIds: Array.from({ length: count }, () => randomUUID()), active: true },
      })
    expect((await ask(101)).status).toBe(400)
    expect((await ask(100)).status).toBe(200)
  })
})

describe('the data of several customers', () => {
  it('are confirmed at once; what somebody has confirmed meanwhile is told', async () => {
    const clerk = await aClerk()
    const [one, two] = [await someone(), await someone()]
    await test.world.db.update(userAccount).set({ confirmedOn: test.now() }).where(eq(userAccount.id, two))
    const { items } = await clerk.visitor.send(calls.confirmSeveralBaseData, { body: { userIds: [one, two] } })
    expect(items.map(({ changed, error }) => [changed, error?.translationKey])).toEqual([
      [true, undefined],
      [false, 'error.changedMeanwhile'],
    ])
    const rows = await test.world.db
      .select()
      .from(userAccount)
      .where(inArray(userAccount.id, [one, two]))
    expect(rows.every(({ confirmedOn }) => confirmedOn !== null)).toBe(true)
    expect((await actsOf(clerk.id))[0]?.after).toMatchObject({ [one]: { confirmed: true } })
  })
})
