import * as calls from '@billett/contract'
import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { application, applicationMove, fraudCase, mandate } from '../../db/schema/index.ts'
import { assessGranted } from '../../modules/subscription/application/index.ts'
import { visitorOf } from '../../testing/client.ts'
import { doOrderJobs, mailedConfirmation, orderOf, subscriptionShop } from '../../testing/subscription-order.ts'
import type { TestWorld } from '../../testing/test-world.ts'
import { uploadAs } from '../../testing/upload.ts'
import { lowFraud } from '../application-checks/low-fraud.ts'
import { ruledGuard } from './ruled-guard.ts'

const JUDGED = 'DE09000000000000000001'
const STRANGERS = 'DE79000000000000000002'

let test: TestWorld
beforeEach(async () => {
  test = await subscriptionShop()
  watch()
})
afterEach(() => test.close())

/** The guard of the product. */
function watch() {
  test.world.fraud = ruledGuard({ db: test.database.db, addresses: test.world.addresses, banks: test.world.banks })
}

/** A guest of a device of their own orders, confirms, and is answered. */
async function ordered(email: string, said: Record<string, string> = {}, visitor = visitorOf(test.app)) {
  const body = await orderOf(visitor, 'deutschlandticket', { email, ...said })
  const { guid } = await visitor.ask(calls.submitSubscription, { body })
  const { state } = await visitor.ask(calls.confirmSubscription, { body: await mailedConfirmation(test, email) })
  return { guid, state, ...(await caseOf(guid)) }
}

async function caseOf(guid: string) {
  const [row] = await test.database.db.select().from(fraudCase).where(eq(fraudCase.contractId, guid))
  if (!row) throw new Error('nobody has looked')
  const { level, points, findings, state: caseState, rulesVersion } = row
  return { level, points, caseState, rulesVersion, found: findings.map(({ rule, fact }) => [rule, fact]) }
}

const movesOf = async (guid: string) =>
  (await test.database.db.select().from(applicationMove).where(eq(applicationMove.contractId, guid)))
    .toSorted((a, b) => a.number - b.number)
    .map(({ to }) => to)

it('finds nothing odd in the order of a guest but that they are new, and keeps by which rules it looked', async () => {
  const first = await ordered('ada@example.org')
  expect(first).toMatchObject({
    state: 'done',
    level: 'low',
    points: 10,
    caseState: 'passed',
    found: [['newAccount', null]],
  })
  expect(first.rulesVersion).toMatch(/^[0-9a-f]{12}$/)
})

it('has the first month paid where three others pay by the account, and tells who ordered by mail', async () => {
  for (const name of ['a', 'b', 'c']) expect((await ordered(`${name}@example.org`)).state).toBe('done')
  const fourth = await ordered('d@example.org', { accountHolder: 'Charles Babbage' })
  expect(fourth).toMatchObject({ level: 'middle', state: 'payment', caseState: 'open' })
  expect(fourth.found).toEqual([
    ['sharedAccount', 3],
    ['otherHolder', null],
    ['newAccount', null],
  ])
  expect((await movesOf(fourth.guid)).at(-1)).toBe('CreditRatingConspicuous1')
  await doOrderJobs(test)
  expect(test.mails.filter(({ to }) => to === 'd@example.org')).toHaveLength(2)
})

it('has people look at a throw-away address that orders again and again from one device, and refuses nobody', async () => {
  const device = visitorOf(test.app)
  await uploadAs(test, device)
  for (const name of ['a', 'b', 'c']) await ordered(`${name}@trashmail.com`, { lastName: name }, device)
  const said = { lastName: 'd', accountHolder: 'Somebody Else' }
  const fourth = await ordered('d@trashmail.com', said, device)
  expect(fourth).toMatchObject({ level: 'block', state: 'pending' })
  expect(fourth.found).toContainEqual(['manyOrders', 4])
  expect((await movesOf(fourth.guid)).at(-1)).toBe('ManualProcessingNecessary')
})

it('knows of a fraud the account that was judged, and not one that the same mandate names since', async () => {
  const first = await ordered('a@example.org', { iban: JUDGED })
  const { db } = test.database
  const decided = { decidedBy: 'Bert', decidedOn: test.now(), reason: 'the owner has complained' }
  await db
    .update(fraudCase)
    .set({ state: 'confirmed', ...decided })
    .where(eq(fraudCase.contractId, first.guid))
  test.pass(60)
  await db.update(mandate).set({ iban: STRANGERS, consentOn: test.now() })
  const stranger = await ordered('b@example.org', { iban: STRANGERS })
  expect(stranger.found).not.toContainEqual(['blockedAccount', null])
  const again = await ordered('c@example.org', { iban: JUDGED })
  expect(again.found).toContainEqual(['blockedAccount', null])
})

it('looks by the weights of the client, whose version is another', async () => {
  const usual = await ordered('a@example.org')
  const { client } = test.world
  const fraud = { rules: { newAccount: { points: 100, from: 1 } } }
  test.world.client = { ...client, config: { ...client.config, fraud } }
  const strict = await ordered('b@example.org')
  expect([strict.level, strict.rulesVersion === usual.rulesVersion]).toEqual(['block', false])
})

it('looks once at what was granted before, and takes nothing away by itself', async () => {
  test.world.fraud = lowFraud
  const granted = await ordered('a@trashmail.com', { accountHolder: 'Somebody Else' })
  const { db } = test.database
  await db.delete(fraudCase)
  await db.update(application).set({ risk: null })
  watch()
  const { client } = test.world
  const fraud = { levels: { middle: 10, high: 20, block: 55 } }
  test.world.client = { ...client, config: { ...client.config, fraud } }
  await assessGranted(test.world)
  const found = await caseOf(granted.guid)
  expect(found).toMatchObject({ level: 'block', points: 55, caseState: 'open' })
  test.world.client = client
  await assessGranted(test.world)
  expect(await caseOf(granted.guid)).toEqual(found)
  expect((await movesOf(granted.guid)).at(-1)).toBe('Granted')
})
