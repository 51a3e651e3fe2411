import { createHmac } from 'node:crypto'
import * as calls from '@billett/contract'
import { RIGHTS, type WebhookEvent } from '@billett/domain'
import { asc } from 'drizzle-orm'
import { afterEach, beforeEach, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { webhookDelivery } from '../../../db/schema/index.ts'
import type { WebhookMessage } from '../../../ports/webhook-sender.ts'
import { aContract } from '../../../testing/a-contract.ts'
import { visitorOf } from '../../../testing/client.ts'
import { bought } from '../../../testing/purchase.ts'
import { aStaffMember } from '../../../testing/staff-member.ts'
import { type TestWorld, testWorld } from '../../../testing/test-world.ts'
import { deliverWebhooks } from './index.ts'

const STAFF = [
  RIGHTS.AllowedToUseAdminPanel,
  RIGHTS.AllowedToManageIntegrations,
  RIGHTS.AllowedToSeeOrders,
  RIGHTS.AllowedToCancelOrders,
]

let test: TestWorld
let clerk: Awaited<ReturnType<typeof aStaffMember>>
/** What partners were sent, and what they answer; 0 where they do not. */
let sent: WebhookMessage[]
let answers: Map<string, number>

beforeEach(async () => {
  test = await testWorld()
  clerk = await aStaffMember(test, STAFF)
  sent = []
  answers = new Map()
  test.world.webhooks = {
    send: async message => {
      sent.push(message)
      const status = answers.get(message.url) ?? 204
      return status === 0 ? { state: 'unreachable', detail: 'nobody there' } : { state: 'answered', status }
    },
  }
})
afterEach(() => test.close())

const URL_OF_ONE = 'https://one.example/hooks'

const aPartner = (events: WebhookEvent[], url = URL_OF_ONE) =>
  clerk.ask(calls.createStaffWebhook, { body: { name: url, url, events } })

const Body = z.object({
  id: z.string(),
  type: z.string(),
  timestamp: z.string(),
  clientId: z.string(),
  data: z.record(z.string(), z.unknown()),
})
const bodies = () => sent.map(({ body }) => Body.parse(JSON.parse(body)))
const queued = () => test.database.db.select().from(webhookDelivery).orderBy(asc(webhookDelivery.eventId))
const round = () => deliverWebhooks(test.world)

it('a partner is told of each step of an order it wishes to hear of, by numbers alone, and of nothing twice', async () => {
  await aPartner(['orderPaid', 'orderFulfilled', 'orderCancelled'])
  const { orderId, orderNumber } = await bought(test, visitorOf(test.app))
  await clerk.ask(calls.cancelStaffOrder, { body: { orderId, comment: 'x' } })
  await round()
  await round()
  expect(bodies().map(({ type, data }) => [type, data])).toEqual([
    ['orderPaid', { orderId, orderNumber, state: 'paid' }],
    ['orderFulfilled', { orderId, orderNumber, state: 'completed' }],
    ['orderCancelled', { orderId, orderNumber, state: 'cancelled' }],
  ])
  expect(new Set(bodies().map(({ id }) => id)).size).toBe(3)
  expect(sent.map(({ body }) => body).join()).not.toContain('Lovelace')
})

it('a partner is told what happens to contracts', async () => {
  await aPartner(['contractChanged'])
  const { contractId } = await aContract(test, { from: '2026-12-01' })
  await round()
  expect(bodies().map(({ data }) => data)).toEqual([
    { contractId, happenings: [{ kind: 'concluded', effectiveOn: '2026-12-01' }] },
  ])
})

it('who does not wish to hear of something is not told, and nobody of what was taken back', async () => {
  await aPartner(['orderCancelled'])
  const { orderId } = await bought(test, visitorOf(test.app))
  await clerk.ask(calls.cancelStaffOrder, { query: { dryRun: true }, body: { orderId, comment: 'x' } })
  expect(await queued()).toEqual([])
})

it('a message is signed with the secret that was shown once, over its number, the time and the text', async () => {
  const { secret } = await aPartner(['orderPaid'])
  await bought(test, visitorOf(test.app))
  await round()
  const { headers, body }: WebhookMessage = sent[0] ?? { url: '', headers: {}, body: '' }
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64')
  const signed = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`
  expect(headers['webhook-signature']).toBe(`v1,${createHmac('sha256', key).update(signed).digest('base64')}`)
  expect(headers['webhook-timestamp']).toBe(`${Date.parse(test.now()) / 1000}`)
  expect(headers['webhook-id']).toBe(bodies()[0]?.id)
})

it('a partner that does not take it is told again, later each time, and given up within three days', async () => {
  await aPartner(['orderPaid'])
  await bought(test, visitorOf(test.app))
  answers.set(URL_OF_ONE, 0)
  await round()
  expect(await queued()).toMatchObject([
    { state: 'waiting', tries: 1, pollOn: '2026-11-21T09:01:00.000Z', status: null, trouble: 'nobody there' },
  ])
  await round()
  expect(sent).toHaveLength(1)
  answers.set(URL_OF_ONE, 500)
  test.pass(1)
  await round()
  expect(await queued()).toMatchObject([
    { state: 'waiting', tries: 2, pollOn: '2026-11-21T09:06:00.000Z', status: 500, trouble: null },
  ])
  for (let tries = 2; tries < 12; tries += 1) {
    test.pass(720)
    await round()
  }
  expect(await queued()).toMatchObject([{ state: 'failed', tries: 12, pollOn: null }])
  test.pass(720)
  await round()
  expect(sent).toHaveLength(12)
})

it('what waits behind a message that was not taken is left for later; another partner is told meanwhile', async () => {
  const another = 'https://another.example/hooks'
  await aPartner(['orderPaid', 'orderFulfilled'])
  await aPartner(['orderPaid', 'orderFulfilled'], another)
  await bought(test, visitorOf(test.app))
  answers.set(URL_OF_ONE, 503)
  await round()
  expect(sent.map(({ url }) => url).toSorted()).toEqual([another, another, URL_OF_ONE])
  answers.delete(URL_OF_ONE)
  test.pass(1)
  await round()
  expect((await queued()).map(({ state }) => state)).toEqual(Array(4).fill('delivered'))
})
