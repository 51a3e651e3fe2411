import * as calls from '@billett/contract'
import { type DemoPayment, demoOrders, demoSubmissions } from '@billett/demo-region'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { ALL_RIGHTS } from '../../../call/visitor/visitor.ts'
import { feedback, mailRecord, order, refund, staffAction, userAccount } from '../../../db/schema/index.ts'
import { aStaffMember } from '../../../testing/staff-member.ts'
import { type TestWorld, testWorld } from '../../../testing/test-world.ts'
import { keepDemoStaff } from '../demo-staff/index.ts'
import { keepDemoOrders } from './index.ts'

let test: TestWorld

/** The test's provider, as whoever pays would have it go. */
async function pay(payUrl: string, pays: DemoPayment) {
  const reference = payUrl.split('/').at(-1) ?? ''
  const cents = test.provider.payments.get(reference)?.amountCents ?? 0
  if (pays === 'declined') test.provider.decide(reference, 'declined')
  else if (pays !== 'left') test.provider.decide(reference, 'paid', pays === 'tooLittle' ? cents - 100 : cents)
}

beforeAll(async () => {
  test = await testWorld()
  const { refundPayment } = test.provider
  const refused = new Set<string>()
  test.provider.refundPayment = async (reference, amount, key) =>
    refused.has(reference) ? { state: 'refused', reason: 'rejected' } : refundPayment(reference, amount, key)
  await keepDemoStaff(test.world)
  const keep = keepDemoOrders(async (payUrl, pays) => {
    if (pays === 'refundRefused') refused.add(payUrl.split('/').at(-1) ?? '')
    await pay(payUrl, pays)
  })
  await Promise.all([keep(test.world), keep(test.world)])
})
afterAll(() => test.close())

it('purchases of the last days are in four states that staff look for, and in three kinds of trouble', async () => {
  const clerk = await aStaffMember(test, ALL_RIGHTS)
  const found = async (query: calls.StaffOrdersQuery = {}) =>
    (await clerk.send(calls.searchStaffOrders, { query })).items
  const items = await found()
  const count = (wanted: string) => items.filter(({ state }) => state === wanted).length
  const shown = ['completed', 'partlyCancelled', 'cancelled', 'paymentRequested'].map(count)
  expect(shown).toEqual([22, 1, 3, 1])
  // What was not paid, or not enough, is a cart again, which is listed where somebody looks for it.
  expect(await test.database.db.$count(order)).toBe(demoOrders.length)
  expect(await found({ trouble: 'underpaid' })).toMatchObject([{ state: 'prepared' }])
  expect(items.flatMap(({ troubles }) => troubles).toSorted()).toEqual(['interrupted', 'refundFailed'])
  expect(new Set(items.map(({ date }) => date.slice(0, 10))).size).toBeGreaterThan(10)
  expect(items.every(({ date }) => date <= test.now())).toBe(true)
})

it('what followed from them is there: refunds, an event, mails of then, what staff did; nobody is written to today', async () => {
  const { db } = test.database
  const refunds = await db.select().from(refund)
  expect(refunds.map(({ state }) => state).toSorted()).toEqual(['done', 'done', 'done', 'done', 'failed'])
  const clerk = await aStaffMember(test, ALL_RIGHTS)
  const events = (await clerk.send(calls.getStaffEvents)).items
  expect(events.map(({ comment }) => comment)).toEqual([expect.stringContaining('the payment provider refuses it')])
  const mails = await db.select().from(mailRecord)
  expect(mails.filter(({ state }) => state === 'failed')).toHaveLength(1)
  expect(mails.length).toBeGreaterThan(25)
  expect(test.mails).toEqual([])
  const acts = await db.select().from(staffAction)
  const cancelled = acts.filter(({ call }) => call === calls.cancelStaffOrder.name)
  expect(cancelled.map(({ subjectKind }) => subjectKind).toSorted()).toEqual(['approval', 'order', 'order'])
})

it('a cancellation waits for a second person, who sees what goes back', async () => {
  const clerk = await aStaffMember(test, ALL_RIGHTS)
  const { items } = await clerk.send(calls.getStaffApprovals, { query: { state: 'waiting' } })
  expect(items).toMatchObject([{ act: 'cancellation', state: 'waiting', askedByName: 'Simon Specht' }])
  expect(items[0]?.after).toContain('"state":"cancelled"')
})

it('what people have sent in waits for somebody, of each kind, as it came in the last days', async () => {
  const clerk = await aStaffMember(test, ALL_RIGHTS)
  const { items } = await clerk.send(calls.searchStaffSubmissions, { query: {} })
  expect(items).toHaveLength(demoSubmissions.length)
  expect(new Set(items.map(({ kind }) => kind))).toEqual(new Set(['feedback', 'barrier', 'withdrawal', 'cancellation']))
  expect(items.every(({ receivedOn }) => receivedOn < test.now())).toBe(true)
})

it('they are made once', async () => {
  const { db } = test.database
  const counts = async () => [await db.$count(order), await db.$count(userAccount), await db.$count(feedback)]
  const before = await counts()
  await keepDemoOrders(pay)(test.world)
  expect(await counts()).toEqual(before)
})

it('without their provider not all are tried, each of which would wait for it', async () => {
  const other = await testWorld()
  other.provider.down = true
  await keepDemoOrders(pay)(other.world)
  expect(await other.database.db.$count(order)).toBe(1)
  await other.close()
})
