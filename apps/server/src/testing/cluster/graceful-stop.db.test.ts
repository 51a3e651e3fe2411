import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { freshDatabase, type TestDatabase } from '../test-database.ts'
import { aCartAt, orderIn } from './buyer.ts'
import { type Gate, gate } from './gate.ts'
import { shopClient } from './shop-client.ts'
import { type Cluster, startCluster } from './start-cluster.ts'

let database: TestDatabase
let provider: Gate
let mails: Gate
let cluster: Cluster
beforeAll(async () => {
  database = await freshDatabase()
  provider = await gate()
  mails = await gate()
  cluster = await startCluster({
    databaseUrl: database.url,
    servers: 2,
    workers: 1,
    settings: {
      PAYMENT_DEMO_URL: `http://127.0.0.1:${provider.port}`,
      SMTP_URL: `smtp://127.0.0.1:${mails.port}`,
    },
  })
}, 240_000)
afterAll(async () => {
  await cluster.close()
  await provider.close()
  await mails.close()
  await database.drop()
})

const portOf = (url: string): number => Number(new URL(url).port)

/** The shop at one of the servers, past the proxy. */
const serverAt = (index: number): string => {
  const server = cluster.servers[index]
  if (!server) throw new Error(`there is no server ${index + 1}`)
  return server
}

const isReady = (server: string): Promise<boolean> =>
  fetch(`${server}/api/v1/health/ready`).then(
    reply => reply.ok,
    () => false,
  )

it('a server that is asked to stop during a purchase answers it, and then ends', async () => {
  const client = shopClient(serverAt(0))
  const cart = await aCartAt(client)
  const placing = orderIn(client, cluster.shop, cart)
  await provider.arrived
  const ended = cluster.stop('server1')
  await vi.waitFor(async () => expect(await isReady(serverAt(0))).toBe(false), { timeout: 10_000 })

  provider.open(portOf(cluster.payment.url))
  const order = await placing
  expect(order.orderId).toBe(cart.orderId)
  expect(order.urlToVerification).toContain('http')
  expect(client.repeated()).toBe(0)
  expect(await ended).toBe(0)
})

it('a worker that is asked to stop while it hands over a mail finishes that, and then ends', async () => {
  const client = shopClient(serverAt(1))
  // Free: the payment provider is the other test's.
  const { orderId } = await orderIn(client, cluster.shop, await aCartAt(client, 'free-toddler'))
  await mails.arrived
  const ended = cluster.stop('worker1')

  mails.open(cluster.smtpPort)
  expect(await ended).toBe(0)
  // Besides, the demo has written about what was decided in it.
  const { rows } = await database.db.execute(sql`select order_id from sent_mail where order_id is not null`)
  expect(rows).toEqual([{ order_id: orderId }])
  const { rows: left } = await database.db.execute(
    sql`select name from job.job where state in ('created', 'retry', 'active') and name not like '\\_\\_%'`,
  )
  expect(left).toEqual([])
})
