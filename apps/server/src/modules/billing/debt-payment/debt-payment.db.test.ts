import * as calls from '@billett/contract'
import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { adminEvent, claim, contractEvent, debtPayment, dunningCase } from '../../../db/schema/index.ts'
import type { PaymentReport } from '../../../ports/payment/payment-provider.ts'
import { wasOrdered } from '../../../testing/a-contract.ts'
import { aNamedPerson } from '../../../testing/a-named-person.ts'
import { visitorOf } from '../../../testing/client.ts'
import {
  announced,
  balanceOf,
  collectionsOf,
  creditOf,
  handedOver,
  hears,
  notification,
  returnOf,
  until,
} from '../../../testing/collected.ts'
import { fakeBank } from '../../../testing/fakes/fake-bank.ts'
import { takenJobs } from '../../../testing/taken-jobs.ts'
import { type TestWorld, testWorld } from '../../../testing/test-world.ts'
import { webhookUrlOf } from '../../pay/payment/index.ts'
import { reconcile, refundCases } from '../../pay/reconciliation/index.ts'
import { linkSecret } from '../../subscription/link/index.ts'
import { claimRound } from '../claim/index.ts'
import { dunningRound } from '../dunning/index.ts'
import { settleDebts, settleKnownDebt } from './index.ts'

let test: TestWorld
beforeEach(async () => {
  test = await testWorld()
  test.world.bankChannel = fakeBank()
})
afterEach(() => test.close())

/** Somebody who was written to since their January came back: 63.00 and what the bank took. Gives their link. */
async function owing() {
  const [made] = await announced(test)
  if (!made) throw new Error('there is no contract')
  await aNamedPerson(test, made.partyId)
  await wasOrdered(test, made.contractId)
  until(test, '2026-12-29')
  await hears(test, notification('C-1', creditOf(await handedOver(test))))
  const [collected] = await collectionsOf(test)
  until(test, '2027-01-11')
  const { endToEndId = '', cents = 0 } = collected ?? {}
  await hears(test, notification('N-1', returnOf({ endToEndId, cents })))
  await claimRound(test.world)
  await dunningRound(test.world)
  const [job] = await takenJobs(test, 'sendDunningMail')
  return { ...made, token: linkSecret(test.world, job?.linkId ?? '') }
}

const payments = () => test.database.db.select().from(debtPayment)
const paid = () => [...test.provider.payments.keys()].at(-1) ?? ''

it('is shown with its reasons, paid by the link, booked against what is owed, and ends the case', async () => {
  const { token, contractId } = await owing()
  const visitor = visitorOf(test.app)
  const params = { token }
  expect(await visitor.ask(calls.getSubscriptionLink, { params })).toMatchObject({ act: 'pay', state: 'open' })
  const owed = await visitor.ask(calls.getDebt, { params })
  expect(owed).toMatchObject({
    state: 'owed',
    amountInCent: 6600,
    returned: [{ on: '2027-01-11', amountInCent: 6300 }],
  })
  const begun = await visitor.ask(calls.payDebt, { params })
  expect(begun.redirectUrl).toMatch(/^http/)
  expect(await visitor.ask(calls.getDebt, { params })).toMatchObject({ state: 'pending' })
  test.provider.decide(paid(), 'paid')
  expect(await visitor.ask(calls.getDebt, { params })).toMatchObject({ state: 'paid', amountInCent: 0 })
  await settleDebts(test.world)
  expect(await payments()).toMatchObject([{ state: 'paid', amountCents: 6600 }])
  expect(await balanceOf(test, contractId)).toMatchObject({ provider: 6600, bank: -300, fees: 300 })
  expect(await test.database.db.select().from(dunningCase)).toMatchObject([{ state: 'clear' }])
  expect((await visitor.send(calls.payDebt, { params })).errors).toMatchObject([{ translationKey: 'error.linkUsed' }])
})

it('unblocks in the very transaction that books it', async () => {
  const { token, contractId } = await owing()
  for (const day of ['2027-01-18', '2027-01-25']) {
    until(test, day)
    await dunningRound(test.world)
    await claimRound(test.world)
  }
  await visitorOf(test.app).ask(calls.payDebt, { params: { token } })
  test.provider.decide(paid(), 'paid')
  await settleDebts(test.world)
  const events = await test.database.db.select().from(contractEvent).where(eq(contractEvent.contractId, contractId))
  expect(events.map(({ happening }) => happening.kind).slice(-2)).toEqual(['blocked', 'unblocked'])
})

it('that was declined can be tried again, and one that is open is gone on with: nobody pays twice', async () => {
  const { token, contractId } = await owing()
  const visitor = visitorOf(test.app)
  await visitor.ask(calls.payDebt, { params: { token } })
  test.provider.decide(paid(), 'declined')
  await visitor.ask(calls.payDebt, { params: { token } })
  const first = paid()
  await visitor.ask(calls.payDebt, { params: { token } })
  expect(paid()).toBe(first)
  test.provider.decide(first, 'paid')
  await settleDebts(test.world)
  await settleDebts(test.world)
  expect((await payments()).map(({ state }) => state).toSorted()).toEqual(['failed', 'paid'])
  await claimRound(test.world)
  expect((await balanceOf(test, contractId)).provider).toBe(6600)
})

it('that was begun in another language is gone on with where it is open, and ends by nothing else', async () => {
  const { token } = await owing()
  const first = await visitorOf(test.app, 'de').ask(calls.payDebt, { params: { token } })
  const { createPayment } = test.provider
  test.provider.createPayment = async () => ({ state: 'refused', reason: 'keyReused', detail: 'another language' })
  expect(await visitorOf(test.app, 'en').ask(calls.payDebt, { params: { token } })).toEqual(first)
  test.provider.createPayment = createPayment
  expect((await payments()).map(({ state }) => state)).toEqual(['open'])
})

it('is booked once, also where it was thought to have failed meanwhile', async () => {
  const { token, contractId } = await owing()
  await visitorOf(test.app).ask(calls.payDebt, { params: { token } })
  test.provider.decide(paid(), 'paid')
  await settleDebts(test.world)
  await test.database.db.update(debtPayment).set({ state: 'failed' })
  await webhook(paid())
  expect((await balanceOf(test, contractId)).provider).toBe(6600)
  await test.database.db.update(debtPayment).set({ state: 'paid' })
})

/** Of trouble with payments. */
const events = () => test.database.db.select().from(adminEvent).where(eq(adminEvent.kind, 'payment'))

/** What the provider says of the last payment from now on. */
function changeReport(change: Partial<PaymentReport>): void {
  const report = test.provider.payments.get(paid())
  if (!report) throw new Error('nothing was paid')
  test.provider.payments.set(paid(), { ...report, ...change })
}

const DAY = { from: '2027-01-11T00:00:00.000Z', until: '2027-01-12T00:00:00.000Z' }
const webhook = (reference: string) =>
  test.app.inject({
    method: 'POST',
    url: new URL(webhookUrlOf(test.world)).pathname,
    headers: { 'x-signature': 'right', 'content-type': 'text/plain' },
    payload: `event-${reference} ${reference}`,
  })

it('takes effect when the provider says that it is time to ask, however often', async () => {
  const { token, contractId } = await owing()
  await visitorOf(test.app).ask(calls.payDebt, { params: { token } })
  test.provider.decide(paid(), 'paid')
  expect([await webhook(paid()), await webhook(paid())].map(({ statusCode }) => statusCode)).toEqual([200, 200])
  expect(await payments()).toMatchObject([{ state: 'paid' }])
  expect((await balanceOf(test, contractId)).provider).toBe(6600)
  expect((await webhook('pay_of-nobody')).statusCode).toBe(404)
})

it('is known when the provider’s payments are compared with the books, also where it was given up', async () => {
  const { token, contractId } = await owing()
  await visitorOf(test.app).ask(calls.payDebt, { params: { token } })
  test.provider.decide(paid(), 'declined')
  await settleDebts(test.world)
  expect(await payments()).toMatchObject([{ state: 'failed' }])
  test.provider.decide(paid(), 'paid')
  expect(await reconcile(test.world, DAY, settleKnownDebt)).toEqual({ asked: 1, found: [] })
  expect(await payments()).toMatchObject([{ state: 'paid' }])
  await refundCases(test.world)
  expect(test.provider.refunds).toEqual([])
  expect((await balanceOf(test, contractId)).provider).toBe(6600)
})

it('of less than was asked for pays a part, and staff are told', async () => {
  const { token, contractId } = await owing()
  const visitor = visitorOf(test.app)
  await visitor.ask(calls.payDebt, { params: { token } })
  test.provider.decide(paid(), 'paid', 100)
  await settleDebts(test.world)
  expect(await payments()).toMatchObject([{ state: 'paid', amountCents: 6600, chargedCents: 100 }])
  expect(await events()).toMatchObject([{ kind: 'payment', facts: { what: 'otherAmount', amountCents: 100 } }])
  expect(await test.database.db.select().from(dunningCase)).toMatchObject([{ state: 'notified' }])
  expect(await visitor.ask(calls.getDebt, { params: { token } })).toMatchObject({ state: 'owed', amountInCent: 6500 })
  expect((await balanceOf(test, contractId)).provider).toBe(100)
})

it('of more than was asked for pays what is due next, and the rest is credited', async () => {
  const { token, contractId } = await owing()
  await visitorOf(test.app).ask(calls.payDebt, { params: { token } })
  test.provider.decide(paid(), 'paid', 13_300)
  await settleDebts(test.world)
  expect(await payments()).toMatchObject([{ state: 'paid', chargedCents: 13_300 }])
  expect(await events()).toMatchObject([{ kind: 'payment', facts: { what: 'otherAmount', amountCents: 13_300 } }])
  expect(await test.database.db.select().from(dunningCase)).toMatchObject([{ state: 'clear' }])
  expect((await balanceOf(test, contractId)).provider).toBe(13_300)
  await claimRound(test.world)
  const claims = await test.database.db.select().from(claim).where(eq(claim.contractId, contractId))
  expect(claims.filter(({ component }) => component === 'refund').map(({ cents }) => cents)).toEqual([-400])
})

it('that went back before it was looked at has ended, and is owed as before', async () => {
  const { token } = await owing()
  const visitor = visitorOf(test.app)
  await visitor.ask(calls.payDebt, { params: { token } })
  test.provider.decide(paid(), 'refunded', 6600)
  changeReport({ refundedCents: 6600 })
  expect(await visitor.ask(calls.getDebt, { params: { token } })).toMatchObject({ state: 'owed', amountInCent: 6600 })
  expect(await payments()).toMatchObject([{ state: 'refunded', chargedCents: 6600, refundedCents: 6600 }])
  expect(await reconcile(test.world, DAY, settleKnownDebt)).toMatchObject({ found: [] })
})

it('in another currency is booked nowhere, and given back as a case', async () => {
  const { token, contractId } = await owing()
  await visitorOf(test.app).ask(calls.payDebt, { params: { token } })
  test.provider.decide(paid(), 'paid')
  changeReport({ currency: 'CHF' })
  await settleDebts(test.world)
  expect(await payments()).toMatchObject([{ state: 'surplus' }])
  expect(await events()).toMatchObject([{ kind: 'payment', facts: { what: 'noOrder', currency: 'CHF' } }])
  expect((await balanceOf(test, contractId)).provider).toBeUndefined()
  expect(await refundCases(test.world)).toMatchObject([{ end: 'refunded' }])
  expect(test.provider.refunds).toMatchObject([{ amountCents: 6600 }])
  changeReport({ refundedCents: 6600, state: 'refunded' })
  expect((await reconcile(test.world, DAY, settleKnownDebt)).found).toEqual([])
})

it('begun at another provider is not asked of this one', async () => {
  const { token } = await owing()
  await visitorOf(test.app).ask(calls.payDebt, { params: { token } })
  await test.database.db.update(debtPayment).set({ provider: 'another' })
  test.provider.decide(paid(), 'paid')
  expect((await webhook(paid())).statusCode).toBe(404)
  await settleDebts(test.world)
  expect(await payments()).toMatchObject([{ state: 'open' }])
})

it('is nobody’s who has another link, or none', async () => {
  const visitor = visitorOf(test.app)
  const input = { params: { token: 'nothing' } }
  for (const answer of [await visitor.send(calls.getDebt, input), await visitor.send(calls.payDebt, input)])
    expect(answer.errors).toMatchObject([{ translationKey: 'error.linkNotValid' }])
})
