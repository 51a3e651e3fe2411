import { randomUUID } from 'node:crypto'
import { clients, defaultClient } from '@billett/clients'
import * as calls from '@billett/contract'
import { RIGHTS } from '@billett/domain'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { pgBossQueue } from '../../../adapters/job-queue/pg-boss-queue.ts'
import { clientIdOf } from '../../../call/client-id-of.ts'
import { staffAction } from '../../../db/schema/index.ts'
import { JOB_QUEUES } from '../../../jobs/handlers.ts'
import { jobsOfClients } from '../../../jobs/jobs-of-clients.ts'
import { tokenFor } from '../../../testing/callers.ts'
import { visitorOf } from '../../../testing/client.ts'
import { bought } from '../../../testing/purchase.ts'
import { silent } from '../../../testing/test-database.ts'
import { type TestWorld, testWorld } from '../../../testing/test-world.ts'

const { AllowedToUseAdminPanel, AllowedToSeeOrders, AllowedToResendMails } = RIGHTS
const RIGHTS_OF_CLERK = [AllowedToUseAdminPanel, AllowedToSeeOrders, AllowedToResendMails]
const PATIENCE = { timeout: 25_000, interval: 50 }

let test: TestWorld
let clerk: ReturnType<typeof visitorOf>
let order: calls.PreparedOrder
const clerkId = randomUUID()

/** Does what is queued until a condition holds, with a mail server that is not there. */
async function workUntil(seen: () => Promise<void>) {
  const { mailer } = test.world
  test.world.mailer = {
    ...mailer,
    send: () => Promise.reject(Object.assign(new Error(`to ${order.orderId}`), { code: 'ECONNREFUSED' })),
  }
  const worker = pgBossQueue(test.database.pool, JOB_QUEUES, silent)
  await worker.start()
  await worker.work(jobsOfClients(test.world))
  await vi.waitFor(seen, PATIENCE).finally(() => worker.stop())
  test.world.mailer = mailer
}

beforeAll(async () => {
  test = await testWorld()
  order = await bought(test, visitorOf(test.app))
  clerk = visitorOf(test.app)
  clerk.withToken(await tokenFor(test.world, { kind: 'staff', id: clerkId, rights: RIGHTS_OF_CLERK }))
  await test.database.db.execute(sql`delete from job.job`)
  const clientId = clientIdOf(test.world)
  await test.database.db.transaction(tx =>
    test.world.jobs.send(tx, 'sendOrderMail', { clientId, orderId: order.orderId, again: 'wished' }),
  )
})
afterAll(() => test.close())

const failed = async (query: Partial<calls.FulfillmentJobsQuery> = {}) =>
  (await clerk.send(calls.getFulfillmentJobs, { query })).items
const queueOf = async (step: 'tickets' | 'mail') =>
  (await clerk.send(calls.getFulfillmentQueue, { query: {} })).items.find(queue => queue.step === step)
const giveUp = () =>
  test.database.db.execute(sql`update job.job set state = 'failed', retry_limit = retry_count where state = 'retry'`)
const retry = (jobIds: string[]) => clerk.send(calls.retryFulfillmentJobs, { body: { jobIds } })
/** What somebody reads who looks at the order itself. */
async function errorOfOrder() {
  const reader = visitorOf(test.app)
  reader.withToken(await tokenFor(test.world, { kind: 'staff', rights: RIGHTS_OF_CLERK }))
  return (await reader.ask(calls.getStaffOrder, { params: { orderId: order.orderId } })).internalError
}

it('a mail that waits makes the queue as old as it is, and is no trouble yet', async () => {
  expect(await queueOf('mail')).toMatchObject({ waiting: 1, failing: 0, givenUp: 0, oldest: expect.any(String) })
  expect(await queueOf('tickets')).toEqual({ step: 'tickets', waiting: 0, oldest: null, failing: 0, givenUp: 0 })
  expect([await failed(), await errorOfOrder()]).toEqual([[], null])
})

it('a mail server that is not there is told of the order whose mail waits for it, and nothing of the error', async () => {
  await workUntil(async () => expect(await failed()).toHaveLength(1))
  const [job] = await failed({ step: 'mail' })
  expect(job).toMatchObject({
    step: 'mail',
    orderId: order.orderId,
    orderNumber: order.orderNumber,
    client: test.world.client.config.texts.name,
    trouble: 'unreachable',
    nextTryOn: expect.any(String),
  })
  expect(await failed({ step: 'tickets' })).toEqual([])
  expect(await errorOfOrder()).toEqual({
    step: 'mail',
    trouble: 'unreachable',
    tries: job?.tries,
    nextTryOn: job?.nextTryOn,
  })
  expect(await queueOf('mail')).toMatchObject({ waiting: 1 })
  const { rows } = await test.database.db.execute(sql`select output from job.job where state = 'retry'`)
  expect(JSON.stringify(rows)).not.toContain(order.orderId)
})

it('what was given up is tried again once more, and it is noted of which order', async () => {
  await giveUp()
  const [job] = await failed()
  expect(job).toMatchObject({ nextTryOn: null })
  expect(await errorOfOrder()).toMatchObject({ nextTryOn: null })
  expect(await queueOf('mail')).toMatchObject({ waiting: 0, oldest: null, givenUp: 1 })
  expect((await retry([job?.jobId ?? '', randomUUID()])).items).toEqual([{ retried: 1 }])
  expect(await queueOf('mail')).toMatchObject({ waiting: 1, givenUp: 0 })
  const notes = await test.database.db.select().from(staffAction).where(eq(staffAction.actorId, clerkId))
  expect(notes).toMatchObject([{ call: 'admin/retryFulfillmentJobs', after: { triedAgain: [order.orderId] } }])
  await workUntil(async () => expect(await queueOf('mail')).toMatchObject({ givenUp: 1 }))
})

it('of another client’s there is nothing', async () => {
  const other = clients.find(client => client !== defaultClient) ?? defaultClient
  const [job] = await failed()
  const move = (clientId: string) =>
    test.database.db.execute(sql`update job.job set data = data || jsonb_build_object('clientId', ${clientId}::text)`)
  await move(clientIdOf({ client: other }))
  expect([await failed(), (await retry([job?.jobId ?? ''])).items]).toEqual([[], [{ retried: 0 }]])
  expect(await queueOf('mail')).toMatchObject({ waiting: 0, givenUp: 0 })
  await move(clientIdOf(test.world))
})

it('nobody tries again who may not send mails again', async () => {
  const visitor = visitorOf(test.app)
  const rights = [AllowedToUseAdminPanel, AllowedToSeeOrders]
  visitor.withToken(await tokenFor(test.world, { kind: 'staff', rights }))
  expect((await visitor.send(calls.retryFulfillmentJobs, { body: { jobIds: [randomUUID()] } })).status).toBe(403)
  await test.database.db.execute(sql`delete from job.job`)
})
