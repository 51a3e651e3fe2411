import * as calls from '@billett/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newMetrics } from './adapters/metrics/metrics.ts'
import { freePort } from './db/bundled/index.ts'
import { openOperationsPort } from './operations-port.ts'
import { visitorOf } from './testing/client.ts'
import { type TestWorld, testWorld } from './testing/test-world.ts'

let test: TestWorld
let close: () => Promise<void>
let port: number
beforeAll(async () => {
  port = await freePort()
  test = await testWorld({ config: { OPERATIONS_PORT: String(port) } })
  close = await openOperationsPort(test.world, newMetrics('server').registry)
})
afterAll(async () => {
  await close()
  await test.close()
})

it.each(['live', 'ready', 'metrics'])('/%s is answered while a hundred journeys are searched', async path => {
  const visitor = visitorOf(test.app)
  const { items } = await visitor.send(calls.searchOrigins, { query: { date: '2026-11-23', pageSize: 100 } })
  const [start, destination] = [items.at(0)?.reference ?? '', items.at(-1)?.reference ?? '']
  let found = 0
  const searches = Array.from({ length: 100 }, async () => {
    const { status } = await visitor.send(calls.searchTrips, {
      query: { dateTime: '2026-11-23T07:30', start, destination },
    })
    if (status === 200) found += 1
  })
  const { status } = await fetch(`http://127.0.0.1:${port}/${path}`)
  expect(status).toBe(200)
  expect(found).toBeLessThan(100)
  await Promise.all(searches)
  expect(found).toBe(100)
})

describe('the metrics', () => {
  const shown = async () => (await fetch(`http://127.0.0.1:${port}/metrics`)).text()
  const READ = /^billett_figures_read\{.*\} 1$/m

  it('tell the figures while calls have taken every connection there is', async () => {
    const { pool } = test.database
    const taken = await Promise.all(Array.from({ length: pool.options.max }, () => pool.connect()))
    const text = await shown()
    for (const client of taken) client.release()
    expect(text).toMatch(READ)
  })

  it('are told without the figures while somebody holds a table of them', async () => {
    const holder = await test.database.pool.connect()
    await holder.query('begin; lock payment_attempt in access exclusive mode')
    const text = await shown()
    await holder.query('rollback')
    holder.release()
    expect(text).toMatch(/^billett_figures_read\{.*\} 0$/m)
    expect(text).toContain('process_resident_memory_bytes')
    expect(await shown()).toMatch(READ)
  })
})
