import { afterAll, beforeAll, expect, it } from 'vitest'
import { freshDatabase, type TestDatabase } from '../test-database.ts'
import { runLoad } from './run-load.ts'
import { untilQuiet, whatIsWrong } from './settled.ts'
import { type Cluster, startCluster } from './start-cluster.ts'

let database: TestDatabase
let cluster: Cluster
beforeAll(async () => {
  database = await freshDatabase()
  cluster = await startCluster({ databaseUrl: database.url, servers: 2, workers: 2 })
}, 120_000)
afterAll(async () => {
  await cluster.close()
  await database.drop()
})

it('two servers and two workers lose, double and mix up nothing while one of them is killed again and again', async () => {
  const { bought, failures, killed } = await runLoad(cluster, { buyers: 4, purchases: 36, killEvery: 8 })
  expect(failures).toEqual([])
  expect(killed).toEqual(cluster.members)
  await untilQuiet(database.db)
  const orderIds = bought.map(({ orderId }) => orderId)
  expect(new Set(orderIds).size).toBe(36)
  expect(await whatIsWrong(database.db, cluster, orderIds)).toEqual([])
}, 200_000)
