import * as calls from '@billett/contract'
import { RIGHTS } from '@billett/domain'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { staffAction, webhook, webhookDelivery } from '../../../db/schema/index.ts'
import { visitorOf } from '../../../testing/client.ts'
import { bought } from '../../../testing/purchase.ts'
import { aStaffMember } from '../../../testing/staff-member.ts'
import { type TestWorld, testWorld } from '../../../testing/test-world.ts'
import { deliverWebhooks } from '../../run/webhook/index.ts'

let test: TestWorld
let clerk: Awaited<ReturnType<typeof aStaffMember>>
beforeEach(async () => {
  test = await testWorld()
  clerk = await aStaffMember(test, [RIGHTS.AllowedToUseAdminPanel, RIGHTS.AllowedToManageIntegrations])
})
afterEach(() => test.close())

const partner: calls.NewWebhook = { name: 'Partner', url: 'https://partner.example/hooks', events: ['orderPaid'] }
const create = (over: Partial<calls.NewWebhook> = {}) =>
  clerk.send(calls.createStaffWebhook, { body: { ...partner, ...over } })

it('a webhook is added, changed and deleted, and each is noted; its secret is shown once and kept sealed', async () => {
  const { items } = await create()
  expect(items).toMatchObject([{ ...partner, version: 1, waiting: 0, failed: 0 }])
  const [{ id = '', secret = '' } = {}] = items
  expect(secret).toMatch(/^whsec_/)
  const change = { ...partner, url: 'https://partner.example/other', version: 1 }
  const changed = await clerk.send(calls.updateStaffWebhook, { params: { webhookId: id }, body: change })
  expect(changed.items).toMatchObject([{ url: change.url, version: 2 }])
  expect(JSON.stringify((await clerk.send(calls.getStaffWebhooks)).items)).not.toContain('ecret')
  const { db } = test.database
  const bare = secret.replace('whsec_', '')
  expect(JSON.stringify(await db.select().from(webhook))).not.toContain(bare)
  expect((await clerk.send(calls.deleteStaffWebhook, { params: { webhookId: id } })).status).toBe(200)
  expect((await clerk.send(calls.getStaffWebhooks)).items).toEqual([])
  const notes = await db.select().from(staffAction)
  expect(notes.map(({ call, subjectId }) => [call, subjectId])).toEqual([
    ['admin/createWebhook', id],
    ['admin/updateWebhook', id],
    ['admin/deleteWebhook', id],
  ])
  expect(JSON.stringify(notes)).not.toContain(bare)
})

it('two people change it: the later one is told, and what the first wrote stays', async () => {
  const [{ id: webhookId = '' } = {}] = (await create()).items
  const as = (name: string) =>
    clerk.send(calls.updateStaffWebhook, { params: { webhookId }, body: { ...partner, name, version: 1 } })
  await as('first')
  expect((await as('second')).errors).toMatchObject([
    { translationKey: 'error.changedMeanwhile', fieldName: 'version' },
  ])
  expect((await clerk.send(calls.getStaffWebhooks)).items).toMatchObject([{ name: 'first', version: 2 }])
})

it.each([
  ['an address without https', { url: 'http://partner.example' }, 'url', 'error.httpsAddress'],
  ['an address of the own network', { url: 'https://10.0.0.1/' }, 'url', 'error.httpsAddress'],
  ['nothing to tell', { events: [] }, 'events', 'error.required'],
  ['no name', { name: '' }, 'name', 'error.required'],
  ['a shop the caller does not see', { clientId: crypto.randomUUID() }, 'clientId', 'error.notValid'],
])('%s is refused at its field', async (_, over, fieldName, translationKey) => {
  expect(await create(over)).toMatchObject({ status: 400, errors: [{ fieldName, translationKey }] })
  expect(await test.database.db.select().from(webhook)).toEqual([])
})

it('staff see what was told and how it went, and have it told again under the number of the same event', async () => {
  const told: string[] = []
  let status = 500
  test.world.webhooks = {
    send: async ({ headers }) => {
      told.push(headers['webhook-id'] ?? '')
      return { state: 'answered', status }
    },
  }
  const [{ id: webhookId = '' } = {}] = (await create()).items
  await bought(test, visitorOf(test.app))
  await deliverWebhooks(test.world)
  const list = (query = {}) => clerk.send(calls.getStaffDeliveries, { params: { webhookId }, query })
  const [delivery] = (await list()).items
  expect(delivery).toMatchObject({ event: 'orderPaid', state: 'waiting', tries: 1, status: 500 })
  expect((await clerk.send(calls.getStaffWebhooks)).items).toMatchObject([{ waiting: 1, failed: 0 }])
  expect((await list({ state: 'failed' })).items).toEqual([])
  status = 200
  const deliveryId = delivery?.id ?? ''
  const again = await clerk.send(calls.resendStaffDelivery, { params: { webhookId, deliveryId } })
  expect(again.items).toMatchObject([{ state: 'waiting', tries: 0, nextTryOn: test.now() }])
  await deliverWebhooks(test.world)
  expect((await list({ state: 'delivered' })).items).toMatchObject([{ id: deliveryId, status: 200 }])
  expect(told).toEqual([delivery?.eventId, delivery?.eventId])
})

it('nobody sees, changes, deletes or resends what is another company’s', async () => {
  const [id, clientId, deliveryId] = [crypto.randomUUID(), crypto.randomUUID(), crypto.randomUUID()]
  const theirs = { ...partner, id, clientId, secret: 'sealed', createdOn: test.now() }
  const { db } = test.database
  await db.insert(webhook).values(theirs)
  const told = { event: 'orderPaid' as const, data: {}, occurredOn: test.now(), state: 'failed' as const, tries: 12 }
  await db.insert(webhookDelivery).values({ ...told, id: deliveryId, clientId, webhookId: id, eventId: id })
  const params = { webhookId: id }
  expect((await clerk.send(calls.getStaffWebhooks)).items).toEqual([])
  const answers = [
    await clerk.send(calls.updateStaffWebhook, { params, body: { ...partner, version: 1 } }),
    await clerk.send(calls.deleteStaffWebhook, { params }),
    await clerk.send(calls.getStaffDeliveries, { params, query: {} }),
    await clerk.send(calls.resendStaffDelivery, { params: { ...params, deliveryId } }),
  ]
  for (const { errors } of answers) expect(errors).toMatchObject([{ translationKey: 'error.webhookNotFound' }])
  expect(await db.select().from(webhook)).toMatchObject([theirs])
  expect(await db.select().from(webhookDelivery)).toMatchObject([{ state: 'failed' }])
})

const SEEN_BY = [
  ['orderSuspected', 'AllowedToSeeContracts'],
  ['suspicionDecided', 'AllowedToSeeContracts'],
  ['bankFileMoved', 'AllowedToSeeBilling'],
  ['debitReturned', 'AllowedToSeeBilling'],
  ['dunningMoved', 'AllowedToSeeBilling'],
  ['debtsHandedOver', 'AllowedToSeeBilling'],
  ['payoutMoved', 'AllowedToSeeBilling'],
] as const

it.each(SEEN_BY)('nobody has a server told of %s without %s, nor sees what it was told', async (event, right) => {
  const refused = { status: 403, errors: [{ fieldName: 'events', translationKey: 'error.webhookEventUnseen' }] }
  expect(await create({ events: ['orderPaid', event] })).toMatchObject(refused)
  const { AllowedToUseAdminPanel, AllowedToManageIntegrations } = RIGHTS
  const boss = await aStaffMember(test, [AllowedToUseAdminPanel, AllowedToManageIntegrations, RIGHTS[right]])
  const [made] = (await boss.send(calls.createStaffWebhook, { body: { ...partner, events: [event] } })).items
  const params = { webhookId: made?.id ?? '' }
  const away = { ...partner, url: 'https://elsewhere.example/', events: [event], version: 1 }
  expect(await clerk.send(calls.updateStaffWebhook, { params, body: away })).toMatchObject(refused)
  const told = { event, data: { owedCents: 6600 }, occurredOn: test.now(), state: 'failed' as const, tries: 12 }
  const id = crypto.randomUUID()
  const of = { id, clientId: made?.clientId ?? '', webhookId: params.webhookId, eventId: id }
  await test.database.db.insert(webhookDelivery).values({ ...told, ...of })
  const seenBy = async (who: typeof clerk) => (await who.send(calls.getStaffDeliveries, { params, query: {} })).items
  expect(await seenBy(boss)).toMatchObject([{ event, data: told.data }])
  expect(await seenBy(clerk)).toMatchObject([{ event, data: {} }])
  const less = await clerk.send(calls.updateStaffWebhook, { params, body: { ...partner, version: 1 } })
  expect(less.items).toMatchObject([{ events: ['orderPaid'] }])
})
