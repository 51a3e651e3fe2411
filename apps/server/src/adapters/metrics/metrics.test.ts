import Fastify from 'fastify'
import { expect, it } from 'vitest'
import { measureRequests } from './measure-requests.ts'
import { newMetrics } from './metrics.ts'

it('requests are counted by the pattern of their address, which names nobody', async () => {
  const metrics = newMetrics('server')
  const app = Fastify()
  measureRequests(app, metrics.requestDone)
  app.get('/orders/:orderId', async () => 'an order')
  await app.inject('/orders/4711?token=secret')
  await app.inject('/nothing/here')
  await app.close()
  const shown = await metrics.registry.metrics()
  expect(shown).toMatch(
    /billett_http_request_duration_seconds_count\{[^}]*method="GET",route="\/orders\/:orderId",status="200"[^}]*\} 1/,
  )
  expect(shown).toMatch(/route="none",status="404"/)
  expect(shown).not.toMatch(/4711|secret|nothing/)
})

it('jobs and rounds are counted by how they ended', async () => {
  const { jobDone, roundDone, registry } = newMetrics('worker')
  jobDone({ name: 'sendOrderMail', succeeded: false, seconds: 0.2 })
  roundDone({ name: 'pollPayments', succeeded: true, seconds: 0.1 })
  roundDone({ name: 'checkBooks', succeeded: false, seconds: 0.1 })
  const shown = await registry.metrics()
  expect(shown).toMatch(/billett_job_duration_seconds_count\{[^}]*job="sendOrderMail",result="failed"[^}]*\} 1/)
  expect(shown).toMatch(/billett_round_last_done_timestamp_seconds\{round="pollPayments"/)
  expect(shown).not.toMatch(/billett_round_last_done_timestamp_seconds\{round="checkBooks"/)
})

it('what Node says of itself is there too', async () => {
  const shown = await newMetrics('server').registry.metrics()
  expect(shown).toContain('nodejs_eventloop_lag_p99_seconds')
  expect(shown).toContain('process_resident_memory_bytes')
})
