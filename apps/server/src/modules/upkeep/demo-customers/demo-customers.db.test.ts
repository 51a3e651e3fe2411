import * as calls from '@billett/contract'
import { DEMO_PASSWORD, demoSubscriptions } from '@billett/demo-region'
import { businessDateOf, fold, lifeOn } from '@billett/domain'
import { asc } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { keepDemoSubscriptions } from '../../../adapters/demo/keep-demo-subscriptions.ts'
import { clientIdOf } from '../../../call/client-id-of.ts'
import { changeRequest, claim, contract } from '../../../db/schema/index.ts'
import { loginOf, signIn } from '../../../testing/account.ts'
import { visitorOf } from '../../../testing/client.ts'
import { type TestWorld, testWorld } from '../../../testing/test-world.ts'
import { claimRound } from '../../billing/claim/index.ts'
import { demoChangeClerk } from '../../billing/contract-change/index.ts'
import { historiesOf } from '../../subscription/contract/index.ts'
import { keepDemoCustomers } from './index.ts'

let test: TestWorld
beforeAll(async () => {
  test = await testWorld()
  await keepDemoSubscriptions(
    test.database.db,
    { clientId: clientIdOf(test.world), now: test.now() },
    demoSubscriptions,
  )
})
afterAll(() => test.close())

it('customers of the demo have contracts that run, pause, end, are ahead and are asked for', async () => {
  await Promise.all([keepDemoCustomers(test.world), keepDemoCustomers(test.world)])
  const { db } = test.database
  const contracts = await db.select().from(contract)
  const histories = await historiesOf(
    db,
    contracts.map(({ id }) => id),
  )
  const today = businessDateOf(test.now())
  const lives = contracts.map(({ id, state }) => {
    const timeline = fold(histories.get(id) ?? [], test.now())
    return timeline ? lifeOn(timeline, today) : state
  })
  expect(lives.toSorted()).toEqual([
    'ApprovalOrganizationPending',
    'EmailVerified',
    'ahead',
    'ended',
    'paused',
    'running',
    'running',
    'running',
    'running',
  ])
  const events = [...histories.values()].flat()
  expect(events.filter(({ kind }) => kind === 'parked')).toEqual([])
})

it('one has asked for something that is being looked at, which the clerk leaves alone', async () => {
  const demo = { ...test.world, config: { ...test.world.config, BILLETT_DEMO: true } }
  await demoChangeClerk(demo)
  const requests = await test.database.db.select().from(changeRequest)
  expect(requests).toMatchObject([{ kind: 'refund', state: 'inProcess', decidedOn: null }])
})

it('what they owed was claimed month by month, on the days it came up, and today’s round has nothing to mend', async () => {
  const { db } = test.database
  const before = await db.select().from(claim).orderBy(asc(claim.bookedOn))
  const months = new Set(before.map(({ bookedOn }) => bookedOn.slice(0, 7)))
  expect(months.size).toBeGreaterThan(6)
  expect(before.every(({ bookedOn, dueOn }) => dueOn > bookedOn.slice(0, 10))).toBe(true)
  await claimRound(test.world)
  const after = await db.select().from(claim)
  expect(after.filter(({ cents }) => cents < 0)).toEqual([])
})

it('they sign in with the login that the README names, find their contracts on paper, and owe nothing of what was due', async () => {
  const visitor = visitorOf(test.app)
  const signedIn = await signIn(visitor, loginOf(test, { email: 'mara.lindner@example.org', password: DEMO_PASSWORD }))
  expect(signedIn).toBeDefined()
  const { items } = await visitor.send(calls.getSubscriptionContracts)
  expect(items.filter(({ problem }) => problem?.kind === 'open')).toEqual([])
  const debits = await Promise.all(
    items.map(({ guid }) => visitor.ask(calls.getNextDebits, { params: { contractGuid: guid } })),
  )
  expect(debits.filter(({ paidInCent }) => paidInCent > 0).length).toBeGreaterThan(3)
  const onPaper = items.filter(({ documents }) => documents.length === 1).map(({ state }) => state)
  expect(onPaper).toEqual(items.filter(({ life }) => life !== null).map(() => 'Granted'))
})

it('what somebody changed about them stays at the next start', async () => {
  const counts = async () => [await test.database.db.$count(contract), await test.database.db.$count(claim)]
  const before = await counts()
  await keepDemoCustomers(test.world)
  expect(await counts()).toEqual(before)
})
