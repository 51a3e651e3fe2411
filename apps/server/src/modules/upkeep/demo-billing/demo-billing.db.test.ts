import { startBankDemo } from '@billett/bank-demo/testing'
import * as calls from '@billett/contract'
import { demoSubscriptions } from '@billett/demo-region'
import { businessDateOf } from '@billett/domain'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { bankHttp } from '../../../adapters/bank-channel/bank-http.ts'
import { keepDemoSubscriptions } from '../../../adapters/demo/keep-demo-subscriptions.ts'
import { clientIdOf } from '../../../call/client-id-of.ts'
import { ALL_RIGHTS } from '../../../call/visitor/visitor.ts'
import { billingRun, contract } from '../../../db/schema/index.ts'
import { aStaffMember } from '../../../testing/staff-member.ts'
import { type TestWorld, testWorld } from '../../../testing/test-world.ts'
import { keepDemoStaff } from '../demo-staff/index.ts'
import { keepDemoBilling } from './index.ts'

let test: TestWorld
let bank: Awaited<ReturnType<typeof startBankDemo>>
let clerk: Awaited<ReturnType<typeof aStaffMember>>
beforeAll(async () => {
  test = await testWorld()
  const { world, database, now } = test
  await keepDemoSubscriptions(database.db, { clientId: clientIdOf(world), now: now() }, demoSubscriptions)
  bank = await startBankDemo(businessDateOf(now()))
  world.bankChannel = bankHttp({ url: bank.baseUrl(), secret: bank.secret, clock: now })
  await keepDemoStaff(world)
  await keepDemoBilling(world)
  clerk = await aStaffMember(test, ALL_RIGHTS)
})
afterAll(async () => {
  await bank.stop()
  await test.close()
})

it('a collection waits for its release, differs from the one before, and a contract is set aside', async () => {
  const { items } = await clerk.send(calls.getBillingRuns, { query: {} })
  const waiting = items.find(({ toRelease }) => toRelease > 0)
  expect(waiting).toMatchObject({ dueOn: '2026-11-27', state: 'built', toRelease: 1 })
  const run = await clerk.ask(calls.getBillingRun, { params: { runGuid: waiting?.guid ?? '' } })
  expect(run.before).toMatchObject({ dueOn: '2026-10-27' })
  expect(run.differences.map(({ cause }) => cause)).toEqual(expect.arrayContaining(['ended', 'new']))
  expect(run).toMatchObject({ parked: 1 })
  expect(run.files).toMatchObject([{ state: 'built', isOwn: false, releasedBy: null }])
})

it('debits came back, and who owes them is dunned', async () => {
  const { items } = await clerk.send(calls.getDunningCases, { query: {} })
  expect(items.length).toBeGreaterThan(0)
  expect(items.every(({ owedCents }) => owedCents > 0)).toBe(true)
})

it('they are made once, and only at a bank that never had a file', async () => {
  const { db } = test.database
  const counts = async () => [await db.$count(contract), await db.$count(billingRun)]
  const before = await counts()
  await keepDemoBilling(test.world)
  expect(await counts()).toEqual(before)
})
