import * as calls from '@billett/contract'
import { Registry } from 'prom-client'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { addFigureGauges } from '../../../adapters/metrics/figure-gauges.ts'
import { visitorOf } from '../../../testing/client.ts'
import { aCart, placed, referenceOf, verified } from '../../../testing/purchase.ts'
import { type TestWorld, testWorld } from '../../../testing/test-world.ts'
import { fulfilOrder } from '../../ticket/fulfilment/index.ts'
import { raiseEvent } from '../common/index.ts'
import { readFigures } from './figures.queries.ts'

let test: TestWorld
beforeEach(async () => {
  test = await testWorld()
})
afterEach(() => test.close())

const ready = () => visitorOf(test.app).send(calls.getReadiness)

describe('a server', () => {
  it('is alive and ready while it can sell', async () => {
    expect(await visitorOf(test.app).ask(calls.getLiveness)).toEqual({ alive: true })
    expect(await ready()).toMatchObject({ status: 200, items: [{ ready: true }] })
  })

  it('is alive and not ready while it stops', async () => {
    test.world.isStopping = () => true
    expect(await visitorOf(test.app).ask(calls.getLiveness)).toEqual({ alive: true })
    expect((await ready()).status).toBe(503)
  })

  it('is not ready without its database', async () => {
    const { databaseAnswers } = test.world
    test.world.databaseAnswers = async () => {
      throw Object.assign(new Error('no connection'), { code: 'ECONNREFUSED' })
    }
    expect((await ready()).status).toBe(503)
    test.world.databaseAnswers = databaseAnswers
    expect((await ready()).status).toBe(200)
  })
})

describe('the figures', () => {
  it('of a shop where nothing is under way are zero', async () => {
    expect(await readFigures(test.world)).toMatchObject({
      purchases: 0,
      openPayments: 0,
      oldestOpenPayment: 0,
      paymentPollDelay: 0,
      openRefunds: 0,
      failedRefunds: 0,
      openPaymentCases: 0,
      events: [],
    })
  })

  it('tell of payments that wait and jobs that nobody takes', async () => {
    const ada = visitorOf(test.app)
    await placed(ada, await aCart(ada))
    const order = await placed(ada, await aCart(ada))
    test.provider.decide(referenceOf(order), 'paid')
    await verified(ada, order)
    await raiseEvent(test.world.db, test.world, null, {
      kind: 'books',
      about: 'test',
      facts: { invariant: 'test', found: 1, ids: [] },
    })
    await fulfilOrder(test.world, order.orderId)
    test.pass(10)

    const figures = await readFigures(test.world)
    expect(figures).toMatchObject({
      purchases: 1,
      openPayments: 1,
      oldestOpenPayment: 600,
      events: [{ level: 'serious', open: 1 }],
    })
    // Asked about after 30 seconds, and nobody has.
    expect(figures.paymentPollDelay).toBe(570)
    expect(figures.timetableLeft).toBeGreaterThan(0)
    expect(figures.queues.find(({ job }) => job === 'sendOrderMail')).toMatchObject({ waiting: 1, failed: 0 })
  })
})

describe('the metrics', () => {
  it('show the figures, and that there are none while the database is away', async () => {
    const registry = new Registry()
    let down = false
    const reasons: unknown[] = []
    const refresh = addFigureGauges(registry, {
      read: () => (down ? Promise.reject(new Error('no connection')) : readFigures(test.world)),
      onUnread: reason => reasons.push(reason),
    })
    await refresh()
    const shown = await registry.metrics()
    expect(shown).toContain('billett_figures_read 1')
    expect(shown).toContain('billett_open_payments 0')
    expect(shown).toContain('billett_queue_waiting_jobs{job="fulfilOrder"} 0')
    expect(shown).toContain('billett_open_events{level="serious"} 0')

    down = true
    await refresh()
    const hidden = await registry.metrics()
    expect(hidden).toContain('billett_figures_read 0')
    expect(hidden).not.toMatch(/^billett_open_payments \d/m)
    expect(hidden).not.toContain('fulfilOrder')
    expect(reasons).toEqual([new Error('no connection')])
  })
})
