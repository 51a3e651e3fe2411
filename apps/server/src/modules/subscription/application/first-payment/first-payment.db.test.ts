import * as calls from '@billett/contract'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { clientIdOf } from '../../../../call/client-id-of.ts'
import { applicationMove, ledgerEntry } from '../../../../db/schema/index.ts'
import { HANDLERS } from '../../../../jobs/handlers.ts'
import { visitorOf } from '../../../../testing/client.ts'
import { CARD, DEBIT } from '../../../../testing/purchase.ts'
import { doOrderJobs, mailedConfirmation, orderOf, subscriptionShop } from '../../../../testing/subscription-order.ts'
import { takenJobs } from '../../../../testing/taken-jobs.ts'
import type { TestWorld } from '../../../../testing/test-world.ts'
import { claimRound } from '../../../billing/claim/index.ts'
import { findOrdered } from '../application.repository.ts'
import { decideApplication } from '../flow/decide-application.ts'
import { lookAfterApplications } from '../flow/look-after-applications.ts'
import { proceedApplication } from '../flow/proceed-application.ts'
import { moveApplication } from '../move.ts'

const OWED = 6300

let test: TestWorld
/** A shop whose agency warns of everybody. */
async function warningShop(): Promise<TestWorld> {
  const shop = await subscriptionShop()
  const check = async () => ({ state: 'known' as const, score: 'yellow' as const, reference: 'R1' })
  shop.world.credit = { isOffered: true, check }
  return shop
}
beforeAll(async () => {
  test = await warningShop()
})
afterAll(() => test.close())

let people = 0
/** Somebody of whom the agency warned has ordered and confirmed; with what their link asks for. */
async function warned() {
  people += 1
  const email = `payer${people}@example.org`
  const visitor = visitorOf(test.app)
  const { guid } = await visitor.ask(calls.submitSubscription, {
    body: await orderOf(visitor, 'deutschlandticket', { email }),
  })
  const link = await mailedConfirmation(test, email)
  const first = await visitor.ask(calls.confirmSubscription, { body: link })
  return { visitor, guid, email, link, first }
}
type Warned = Awaited<ReturnType<typeof warned>>

const payBody = (link: calls.ConfirmSubscription, over: Partial<calls.PayFirst> = {}): calls.PayFirst => ({
  ...link,
  paymentMethodId: CARD,
  amountInCent: OWED,
  ...over,
})
const begin = ({ visitor, link }: Warned, over: Partial<calls.PayFirst> = {}) =>
  visitor.ask(calls.payFirst, { body: payBody(link, over) })
const referenceIn = ({ urlToVerification }: calls.FirstPayment): string => urlToVerification?.split('/').at(-1) ?? ''
/** The payer comes back by the same address. */
const back = ({ visitor, link }: Warned) => visitor.ask(calls.confirmSubscription, { body: link })

const lastMoveOf = async (guid: string) =>
  (await test.database.db.select().from(applicationMove).where(eq(applicationMove.contractId, guid)))
    .toSorted((a, b) => a.number - b.number)
    .at(-1)?.to

const bookedOf = async (guid: string) =>
  (await test.database.db.select().from(ledgerEntry).where(eq(ledgerEntry.contractId, guid))).map(
    ({ key, debit, credit, amountCents }) => [key.split(':')[0], debit, credit, amountCents],
  )

const attemptsOf = async (guid: string): Promise<string[]> => {
  const { rows } = await test.database.db.execute<{ state: string }>(sql`
    select p.state from payment_attempt p join application a on a.first_payment_order_id = p.order_id
    where a.contract_id = ${guid} order by p.number`)
  return rows.map(({ state }) => state)
}

/** The mail about the money that goes back, done twice as after a crash. */
async function expectRefundTold({ email, guid }: Warned): Promise<void> {
  const before = test.mails.length
  for (const job of await takenJobs(test, 'sendRefundMail'))
    for (const run of [HANDLERS.sendRefundMail.run, HANDLERS.sendRefundMail.run]) await run(test.world, job)
  const [mail, ...more] = test.mails.slice(before)
  expect([mail?.to, more]).toEqual([email, []])
  expect(mail?.subject).toContain('your money is coming back')
  const text = mail?.text.replaceAll('\u00a0', ' ') ?? ''
  expect(text).toContain('The contract for which you have made the first payment was not concluded.')
  expect(text).toContain('You get €63.00 back the way you paid')
  expect(text).toContain('Dear Ada Lovelace')
  expect(text).not.toContain(guid)
}

describe('who has to pay the first month before the contract is concluded', () => {
  it('is told so with the amount, also by a mail that leads back', async () => {
    const { guid, first, email } = await warned()
    expect(first).toMatchObject({
      state: 'payment',
      subscription: { guid, state: 'CreditRatingConspicuous1' },
      firstPayment: { amountInCent: OWED, state: 'due', urlToVerification: null },
    })
    const again = await mailedConfirmation(test, email)
    expect(test.mails.findLast(({ to }) => to === email)?.subject).toContain('Please make the first payment now')
    expect((await visitorOf(test.app).ask(calls.confirmSubscription, { body: again })).state).toBe('payment')
  })

  it('pays it like a ticket, and has a contract that owes so much less', async () => {
    const payer = await warned()
    const open = await begin(payer)
    expect(open).toMatchObject({ amountInCent: OWED, state: 'open', urlToVerification: expect.any(String) })
    expect((await back(payer)).firstPayment).toEqual(open)
    test.provider.decide(referenceIn(open), 'paid')
    expect(await back(payer)).toMatchObject({ state: 'done', subscription: { state: 'Granted' }, firstPayment: null })
    expect((await back(payer)).subscription?.firstDebit).toEqual({ on: '2027-01-04', amountInCent: OWED })
    await claimRound(test.world)
    expect(await bookedOf(payer.guid)).toEqual([
      ['firstPayment', 'clearing', 'receivable', OWED],
      ['claim', 'receivable', 'revenue', OWED],
    ])
    await doOrderJobs(test)
    expect(test.mails.findLast(({ to }) => to === payer.email)?.subject).toContain('Your contract')
    expect((await payer.visitor.send(calls.getOrders, {})).items).toEqual([])
  })

  it('has it without coming back: the provider’s word is enough', async () => {
    const payer = await warned()
    const open = await begin(payer)
    test.provider.decide(referenceIn(open), 'paid')
    const reply = await test.app.inject({
      method: 'POST',
      url: '/api/v2/payment/webhook/fake',
      headers: { 'x-signature': 'right', 'content-type': 'text/plain' },
      payload: `event-first ${referenceIn(open)}`,
    })
    expect(reply.statusCode).toBe(200)
    await doOrderJobs(test)
    expect(await lastMoveOf(payer.guid)).toBe('Granted')
    expect(await bookedOf(payer.guid)).toEqual([['firstPayment', 'clearing', 'receivable', OWED]])
  })

  it.each(['declined', 'cancelled'] as const)('whose payment is %s tries again', async end => {
    const payer = await warned()
    test.provider.decide(referenceIn(await begin(payer)), end)
    expect(await back(payer)).toMatchObject({ state: 'payment', firstPayment: { state: end, urlToVerification: null } })
    expect(await bookedOf(payer.guid)).toEqual([])
    test.provider.decide(referenceIn(await begin(payer)), 'paid')
    expect((await back(payer)).state).toBe('done')
    expect(await attemptsOf(payer.guid)).toEqual([end, 'paid'])
    expect(await bookedOf(payer.guid)).toHaveLength(1)
  })

  it('begins one payment however often the button is pressed, and another by another method', async () => {
    const payer = await warned()
    const open = await Promise.all(
      [1, 2, 3].map(() => payer.visitor.send(calls.payFirst, { body: payBody(payer.link) })),
    )
    const begun = open.filter(({ status }) => status === 200).flatMap(({ items }) => items)
    expect(new Set(begun.map(referenceIn).filter(Boolean)).size).toBe(1)
    expect(await attemptsOf(payer.guid)).toHaveLength(1)
    const other = await begin(payer, { paymentMethodId: DEBIT })
    expect(referenceIn(other)).not.toBe(begun.map(referenceIn).find(Boolean))
    expect(await attemptsOf(payer.guid)).toEqual(['cancelled', 'open'])
    test.provider.decide(referenceIn(other), 'paid')
    const ends = await Promise.all([back(payer), back(payer), proceedApplication(test.world, payer.guid)])
    expect(ends[0]?.state).toBe('done')
    expect(await bookedOf(payer.guid)).toHaveLength(1)
  })

  it('pays nothing where nothing is owed, and not another amount', async () => {
    const payer = await warned()
    const pay = async (over: Partial<calls.PayFirst>) => {
      const { status, errors } = await payer.visitor.send(calls.payFirst, { body: payBody(payer.link, over) })
      return [status, errors[0]?.translationKey, errors[0]?.fieldName]
    }
    expect(await pay({ amountInCent: 1 })).toEqual([409, 'error.priceChanged', 'amountInCent'])
    expect((await pay({ paymentMethodId: 'gold' }))[1]).toBe('error.paymentMethodUnknown')
    expect(await pay({ subscriptionId: 'x'.repeat(43) })).toEqual([404, 'error.linkNotValid', ''])
    test.provider.decide(referenceIn(await begin(payer)), 'paid')
    await back(payer)
    expect((await pay({}))[1]).toBe('error.orderClosed')
  })

  it('who does not pay in time has no contract, and gets back what comes too late', async () => {
    const payer = await warned()
    const open = await begin(payer)
    test.pass(14 * 24 * 60 + 1)
    await lookAfterApplications(test.world)
    expect(await lastMoveOf(payer.guid)).toBe('Cancelled')
    test.provider.decide(referenceIn(open), 'paid')
    expect((await back(payer)).state).toBe('rejected')
    const { rows } = await test.database.db.execute<{ why: string; amount_cents: number }>(sql`
      select r.why, r.amount_cents from refund r join application a on a.first_payment_order_id = r.order_id
      where a.contract_id = ${payer.guid}`)
    expect(rows).toEqual([{ why: 'orderClosed', amount_cents: OWED }])
    expect(await bookedOf(payer.guid)).toEqual([])
    await expectRefundTold(payer)
  })
})

describe('who has paid first', () => {
  // In the shop before it is too late to order for the next month.
  beforeAll(async () => {
    await test.close()
    test = await warningShop()
  })

  it('and is refused then gets it back, and is told so once', async () => {
    const payer = await warned()
    const open = await begin(payer)
    const ordered = await findOrdered(test.database.db, clientIdOf(test.world), payer.guid)
    if (!ordered) throw new Error('it was ordered')
    await test.database.db.transaction(tx =>
      moveApplication(test.world, tx, ordered, { movedBy: 'Ada' }, 'ManualProcessingNecessary'),
    )
    test.provider.decide(referenceIn(open), 'paid')
    await back(payer)
    await decideApplication(test.world, payer.guid, { decision: 'reject', by: ['Ada', 'Bob'], reason: 'no' })
    expect(await lastMoveOf(payer.guid)).toBe('Rejected')
    await expectRefundTold(payer)
  })
})
