import { addMinutes, toInstant } from '@billett/domain'
import { TEST_CARDS } from '@billett/payment-demo'
import { customerAt, startPaymentDemo } from '@billett/payment-demo/testing'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { demoPaymentProvider } from '../adapters/payment-provider/demo/demo-payment-provider.ts'
import { startProcess } from '../testing/cluster/running-process.ts'
import { freshDatabase, type TestDatabase } from '../testing/test-database.ts'

type Demo = Awaited<ReturnType<typeof startPaymentDemo>>

let database: TestDatabase
let demo: Demo
beforeAll(async () => {
  database = await freshDatabase()
  demo = await startPaymentDemo()
})
afterAll(async () => {
  await demo.stop()
  await database.drop()
})

const CARD = TEST_CARDS.find(({ scenario }) => scenario === 'paid')?.number ?? ''

/** A charge of an order that was lost with a database. */
async function charged(): Promise<string> {
  const provider = demoPaymentProvider({ baseUrl: demo.baseUrl(), secret: demo.secret, timeoutMilliseconds: 5_000 })
  const created = await provider.createPayment({
    idempotencyKey: crypto.randomUUID(),
    amountCents: 310,
    currency: 'EUR',
    description: '1 × day ticket',
    merchantReference: crypto.randomUUID(),
    returnUrl: 'https://shop.example/confirm/1',
    webhookUrl: 'http://127.0.0.1:9/nobody',
    language: 'en',
  })
  if (created.state !== 'created' || !created.redirectUrl) throw new Error('the payment was not begun')
  await customerAt(created.redirectUrl).payByCard(CARD)
  return created.reference
}

/** As an operator runs it: the command of the product, with the settings of its server. */
async function reconcile(
  over: Record<string, string>,
  ...args: string[]
): Promise<{ code: number | string; output: string }> {
  const running = startProcess(
    'scripts/billett.mjs',
    {
      DATABASE_URL: database.url,
      PAYMENT_DEMO_URL: demo.baseUrl(),
      PAYMENT_DEMO_SECRET: demo.secret,
      BILLETT_DEMO: '1',
      LOG_LEVEL: 'silent',
      ...over,
    },
    ['reconcile', ...args],
  )
  return { code: await running.ended, output: running.output() }
}

const HOUR_AGO = addMinutes(toInstant(Date.now()), -60)

it('an operator finds what the provider has and the books lack, lists it, and gives it back once', async () => {
  const reference = await charged()
  const looked = await reconcile({}, '--from', HOUR_AGO)
  expect(looked.output).toContain('Payments at the provider: 1, of which nobody here knew: 1')
  expect(looked.output).toContain(`${reference}  3.10 EUR`)
  expect(looked.code).toBe(1)

  const listed = await reconcile({})
  expect(listed).toMatchObject({ code: 1, output: expect.stringContaining(reference) })
  expect(listed.output).toContain('Open cases: 1')

  const refunded = await reconcile({}, '--refund')
  expect(refunded).toMatchObject({ code: 0, output: expect.stringContaining(`${reference}: refunded`) })
  expect(refunded.output).toContain('No case is open.')
  expect((await demo.call('GET', `/v1/payments/${reference}`)).body).toMatchObject({ refundedCents: 310 })
  expect((await reconcile({}, '--from', HOUR_AGO)).code).toBe(0)
}, 120_000)

it('a wrong call says what may be written, and a database that is not there that it is not', async () => {
  const wrong = await reconcile({}, '--from', 'yesterday')
  expect(wrong).toMatchObject({ code: 2, output: expect.stringContaining('yesterday is no moment.') })
  const gone = await reconcile({ DATABASE_URL: 'postgres://nobody@127.0.0.1:9/none' }, '--from', HOUR_AGO)
  expect(gone).toMatchObject({ code: 3, output: expect.stringContaining('ECONNREFUSED 127.0.0.1:9') })
  expect(gone.output).not.toContain('    at ')
}, 60_000)
