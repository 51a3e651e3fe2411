import * as calls from '@billett/contract'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { userAccount } from '../../../db/schema/index.ts'
import { happens } from '../../../testing/a-contract.ts'
import { aCustomer } from '../../../testing/account.ts'
import { doOrderJobs, mailedConfirmation, orderOf, subscriptionShop } from '../../../testing/subscription-order.ts'
import type { TestWorld } from '../../../testing/test-world.ts'
import { deleteAccounts } from '../../upkeep/account-deletion/index.ts'
import { claimRound } from '../claim/index.ts'

let test: TestWorld
beforeAll(async () => {
  test = await subscriptionShop()
})
afterAll(() => test.close())

type Visitor = Awaited<ReturnType<typeof aCustomer>>['visitor']

async function subscribed(visitor: Visitor, email: string): Promise<string> {
  const body = await orderOf(visitor, 'deutschlandticket', { email })
  const [booked] = (await visitor.send(calls.submitSubscription, { body })).items
  await visitor.ask(calls.confirmSubscription, { body: await mailedConfirmation(test, email) })
  await doOrderJobs(test)
  return booked?.guid ?? expect.fail('nothing was ordered')
}

it('a mandate by which a running subscription is paid is not revoked; once that has ended, it is', async () => {
  const { visitor, email } = await aCustomer(test, { email: 'revokes@example.org' })
  const contractId = await subscribed(visitor, email)
  const [given] = (await visitor.send(calls.getMandates)).items
  const params = { guid: given?.guid ?? '' }
  const refused = await visitor.send(calls.revokeMandate, { params })
  expect(refused.errors).toMatchObject([{ translationKey: 'error.mandateInUse' }])
  expect((await visitor.send(calls.getMandates)).items).toEqual([given])
  const ended = { kind: 'ended' as const, effectiveOn: '2026-12-01', payload: { reason: 'withdrawal' as const } }
  await happens(test, contractId, ended)
  await claimRound(test.world)
  expect((await visitor.send(calls.revokeMandate, { params })).status).toBe(200)
  expect((await visitor.send(calls.getMandates)).items).toEqual([])
})

it('who subscribes after asking to be deleted stays, and goes on being debited', async () => {
  const { visitor, signedIn, email } = await aCustomer(test, { email: 'stays@example.org' })
  await visitor.ask(calls.requestDeletion)
  await subscribed(visitor, email)
  test.pass(15 * 24 * 60)
  expect(await deleteAccounts(test.world)).toBe(0)
  const [account] = await test.database.db.select().from(userAccount).where(eq(userAccount.id, signedIn.userId))
  expect(account?.state).toBe('active')
})
