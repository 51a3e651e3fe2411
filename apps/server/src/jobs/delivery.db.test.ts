import * as calls from '@billett/contract'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { type PgBossQueue, pgBossQueue } from '../adapters/job-queue/pg-boss-queue.ts'
import { visitorOf } from '../testing/client.ts'
import { aCart, aGuest, execution, placed, referenceOf, verified } from '../testing/purchase.ts'
import { silent } from '../testing/test-database.ts'
import { type TestWorld, testWorld } from '../testing/test-world.ts'
import { JOB_QUEUES } from './handlers.ts'
import { jobsOfClients } from './jobs-of-clients.ts'

let test: TestWorld
let worker: PgBossQueue
beforeAll(async () => {
  test = await testWorld()
  worker = pgBossQueue(test.database.pool, JOB_QUEUES, silent)
  await worker.start()
  await worker.work(jobsOfClients(test.world))
})
afterAll(async () => {
  await worker.stop()
  await test.close()
})

/** Milliseconds, far more than any of this takes. */
const PATIENCE = { timeout: 25_000, interval: 50 }

const mailsTo = (email: string) => test.mails.filter(mail => mail.to === email)

const webhook = (reference: string) =>
  test.app.inject({
    method: 'POST',
    url: '/api/v2/payment/webhook/fake',
    headers: { 'x-signature': 'right', 'content-type': 'text/plain' },
    payload: `event-${reference} ${reference}`,
  })

const orderBy = async (email: string) => {
  const ada = visitorOf(test.app)
  const body = execution(await aCart(ada), { guest: { ...aGuest, email } })
  const order = await ada.ask(calls.executeSaleGuest, { body })
  return { ada, order, see: () => ada.ask(calls.getOrder, { params: { orderId: order.orderId }, query: {} }) }
}

it('a message of the provider is enough for tickets to be made and mailed', async () => {
  const { order, see } = await orderBy('worker@example.org')
  test.provider.decide(referenceOf(order), 'paid')
  await webhook(referenceOf(order))
  await vi.waitFor(() => expect(mailsTo('worker@example.org')).toHaveLength(1), PATIENCE)
  expect(await see()).toMatchObject({ state: 'completed', tickets: [{ state: 'issued' }] })
  const [attachment] = mailsTo('worker@example.org')[0]?.attachments ?? []
  expect(
    Buffer.from(attachment?.bytes ?? [])
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-')
})

it('a mail that cannot be handed over is tried again', async () => {
  const { mailer } = test.world
  let failures = 0
  test.world.mailer = {
    ...mailer,
    send: async (mail, sender) => {
      if (failures === 0) {
        failures += 1
        throw new Error('421 the mail server is restarting')
      }
      await mailer.send(mail, sender)
    },
  }
  const { ada, order } = await orderBy('patience@example.org')
  test.provider.decide(referenceOf(order), 'paid')
  expect(await verified(ada, order)).toMatchObject({ state: 'completed' })
  await vi.waitFor(() => expect(mailsTo('patience@example.org')).toHaveLength(1), PATIENCE)
  expect(failures).toBe(1)
  test.world.mailer = mailer
})

it('money that came too late goes back by itself, once', async () => {
  const ada = visitorOf(test.app)
  const order = await placed(ada, await aCart(ada))
  await ada.ask(calls.abortOrder, { params: { orderId: order.orderId } })
  test.provider.decide(referenceOf(order), 'paid')
  await webhook(referenceOf(order))
  const see = () => ada.ask(calls.getOrder, { params: { orderId: order.orderId }, query: {} })
  await vi.waitFor(async () => expect((await see()).payment.state).toBe('refunded'), PATIENCE)
  expect(await see()).toMatchObject({ state: 'aborted', payment: { refundedInCents: order.totalGrossInCents } })
  expect(test.provider.refunds.filter(refund => refund.reference === referenceOf(order))).toMatchObject([
    { amountCents: order.totalGrossInCents },
  ])
})

it('a refund the provider does not answer is asked for again with the same key', async () => {
  const { refundPayment } = test.provider
  const keys: string[] = []
  test.provider.refundPayment = async (reference, amount, key) => {
    keys.push(key)
    if (keys.length === 1) return { state: 'unreachable', detail: 'the test says so' }
    return refundPayment(reference, amount, key)
  }
  const { ada, order } = await orderBy('refund@example.org')
  test.provider.decide(referenceOf(order), 'paid', order.totalGrossInCents - 100)
  expect(await verified(ada, order)).toMatchObject({ state: 'prepared', payment: { state: 'refundPending' } })
  await vi.waitFor(() => expect(keys).toHaveLength(2), PATIENCE)
  expect(new Set(keys).size).toBe(1)
  test.provider.refundPayment = refundPayment
})
