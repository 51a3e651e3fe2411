import { randomUUID } from 'node:crypto'
import * as calls from '@billett/contract'
import { RIGHTS } from '@billett/domain'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { clientIdOf } from '../../../call/client-id-of.ts'
import {
  accountEvent,
  order,
  party,
  staffAction,
  userAccount,
  userDocument,
  userSession,
} from '../../../db/schema/index.ts'
import { aContract } from '../../../testing/a-contract.ts'
import { aCustomer, loginOf } from '../../../testing/account.ts'
import { tokenFor } from '../../../testing/callers.ts'
import { visitorOf } from '../../../testing/client.ts'
import { bought } from '../../../testing/purchase.ts'
import { staffSession } from '../../../testing/staff-session.ts'
import { type TestWorld, testWorld } from '../../../testing/test-world.ts'

let test: TestWorld
beforeAll(async () => {
  test = await testWorld()
})
afterAll(() => test.close())

async function aClerk() {
  const { AllowedToUseAdminPanel, AllowedToSeeUsers, AllowedToSeePersonalDetails, AllowedToEditUsers } = RIGHTS
  const rights = [AllowedToUseAdminPanel, AllowedToSeeUsers, AllowedToSeePersonalDetails, AllowedToEditUsers]
  const id = randomUUID()
  const session = await staffSession(test.world, { id, clientId: clientIdOf(test.world), rights })
  const visitor = visitorOf(test.app)
  visitor.withToken(await tokenFor(test.world, { kind: 'staff', id, rights, session }))
  const merge = (userId: string, into: string, query: { dryRun?: boolean } = {}) =>
    visitor.send(calls.mergeStaffUsers, { params: { userId }, query, body: { into, reason: 'same person, by phone' } })
  return { id, merge }
}

let made = 0
async function aPerson() {
  made += 1
  const email = `twin-${made}@example.org`
  const { visitor, signedIn } = await aCustomer(test, { email })
  return { visitor, id: signedIn.userId, email }
}
const wordOf = ({ errors }: { errors: calls.ErrorItem[] }) => errors[0]?.translationKey
const stored = async (id: string) =>
  (await test.world.db.select().from(userAccount).where(eq(userAccount.id, id)))[0] ?? expect.fail('no account')

describe('two accounts of one person', () => {
  it('become one: orders, contracts, documents and addresses go to the one that stays; the other is closed', async () => {
    const clerk = await aClerk()
    const [old, kept] = [await aPerson(), await aPerson()]
    const { orderId } = await bought(test, old.visitor)
    await aContract(test, { from: '2026-12-01', accountId: old.id })
    const paper = {
      fileName: 'Vertrag.pdf',
      mimeType: 'application/pdf',
      bytes: Buffer.from('x'),
      createdOn: test.now(),
    }
    await test.world.db
      .insert(userDocument)
      .values({ ...paper, id: randomUUID(), clientId: clientIdOf(test.world), accountId: old.id })
    const shown = { orders: 1, contracts: 1, mandates: 0, addresses: 0, documents: 1 }
    expect((await clerk.merge(old.id, kept.id, { dryRun: true })).items).toMatchObject([shown])
    expect(await stored(old.id)).toMatchObject({ state: 'active' })
    expect((await clerk.merge(old.id, kept.id)).items).toMatchObject([shown])
    expect((await kept.visitor.send(calls.getOrders, { query: {} })).items).toMatchObject([{ orderId }])
    expect((await test.world.db.select().from(order).where(eq(order.id, orderId)))[0]?.ownerId).toBe(kept.id)
    expect(await test.world.db.select().from(party).where(eq(party.accountId, kept.id))).toHaveLength(1)
    expect(await stored(old.id)).toMatchObject({ state: 'disabled', deletionRequestedOn: test.now() })
    expect((await visitorOf(test.app).send(calls.login, { body: loginOf(test, { email: old.email }) })).status).toBe(
      403,
    )
    expect((await old.visitor.send(calls.getUser)).status).toBe(401)
    const sessions = await test.world.db.select().from(userSession).where(eq(userSession.accountId, old.id))
    expect(sessions.map(({ endedBy }) => endedBy)).toEqual(['staff'])
  })

  it('are noted at both, with the reason and what went over', async () => {
    const clerk = await aClerk()
    const [old, kept] = [await aPerson(), await aPerson()]
    await clerk.merge(old.id, kept.id)
    const kinds = async (id: string) =>
      (await test.world.db.select().from(accountEvent).where(eq(accountEvent.accountId, id))).map(({ kind }) => kind)
    expect(await kinds(old.id)).toContain('mergedAway')
    expect(await kinds(kept.id)).toContain('mergedInto')
    const acts = await test.world.db.select().from(staffAction).where(eq(staffAction.actorId, clerk.id))
    expect(acts).toMatchObject([
      { subjectId: old.id, before: { state: 'active' }, after: { into: kept.id, reason: 'same person, by phone' } },
    ])
  })

  it('stay two where both have contracts, and where one is not seen', async () => {
    const clerk = await aClerk()
    const [old, kept] = [await aPerson(), await aPerson()]
    await aContract(test, { from: '2026-12-01', accountId: old.id })
    await aContract(test, { from: '2026-12-01', accountId: kept.id })
    expect(wordOf(await clerk.merge(old.id, kept.id))).toBe('error.mergeBothContracts')
    expect(wordOf(await clerk.merge(old.id, old.id))).toBe('error.sameAccount')
    expect(wordOf(await clerk.merge(old.id, randomUUID()))).toBe('error.userNotFound')
    expect(wordOf(await clerk.merge(randomUUID(), kept.id))).toBe('error.userNotFound')
    expect(await stored(old.id)).toMatchObject({ state: 'active' })
  })

  it('wait for a second person where the company wants one', async () => {
    const clerk = await aClerk()
    const [old, kept] = [await aPerson(), await aPerson()]
    const { client } = test.world
    const settings = { ...client.config.settings, secondPerson: ['merging' as const] }
    test.world.client = { ...client, config: { ...client.config, settings } }
    const answer = await clerk.merge(old.id, kept.id).finally(() => (test.world.client = client))
    expect(answer.status).toBe(202)
    expect(await stored(old.id)).toMatchObject({ state: 'active' })
  })
})
