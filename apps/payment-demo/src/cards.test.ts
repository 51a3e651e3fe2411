import { afterAll, beforeAll, expect, it } from 'vitest'
import { startPaymentDemo } from './testing/start-payment-demo.ts'

let demo: Awaited<ReturnType<typeof startPaymentDemo>>
beforeAll(async () => {
  demo = await startPaymentDemo()
})
afterAll(() => demo.stop())

const credit = (number: string, amountCents: number, key: string, currency = 'EUR') =>
  demo.call('POST', `/v1/cards/${number}/credits`, { amountCents, currency }, { 'idempotency-key': key })
const balance = async (number: string) => (await demo.call('GET', `/v1/cards/${number}`)).body.balanceCents

it('money is put on a card once per key, also after a new start', async () => {
  const first = await credit('927610000001', 2_000, 'credit-one')
  expect(first).toMatchObject({ status: 201, body: { card: { balanceCents: 3_240 } } })
  await demo.restart()
  expect(await credit('927610000001', 2_000, 'credit-one')).toMatchObject({ status: 200 })
  expect(await balance('927610000001')).toBe(3_240)
  expect(await credit('927610000001', 2_100, 'credit-one')).toMatchObject({ status: 409 })
})

it.each([
  ['927610000003', 7_000, 'exceedsMaximum'],
  ['927610000001', 400, 'outOfRange'],
  ['927610000001', 10_001, 'outOfRange'],
  ['927610000006', 1_000, 'expired'],
  ['927610000007', 1_000, 'notActive'],
  ['927610000008', 1_000, 'notActive'],
  ['927610000010', 1_000, 'refused'],
])('card %s does not take %d cents: %s', async (number, amountCents, code) => {
  expect(await credit(number, amountCents, `refused-${number}-${amountCents}`)).toMatchObject({
    status: 422,
    body: { error: { code } },
  })
})

it('a card nobody has is not found, and another currency is not taken', async () => {
  expect(await demo.call('GET', '/v1/cards/1')).toMatchObject({ status: 404, body: { error: { code: 'notFound' } } })
  expect(await credit('927610000001', 1_000, 'in-francs', 'CHF')).toMatchObject({
    body: { error: { code: 'currencyDiffers' } },
  })
})
