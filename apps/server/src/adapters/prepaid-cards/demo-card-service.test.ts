import { startPaymentDemo } from '@billett/payment-demo/testing'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { demoCardService } from './demo-card-service.ts'

/** Milliseconds; the services that do not answer are not waited for longer. */
const PATIENCE = 1_500

let demo: Awaited<ReturnType<typeof startPaymentDemo>>
beforeAll(async () => {
  demo = await startPaymentDemo()
})
afterAll(() => demo.stop())

const cards = (secret = demo.secret, baseUrl = demo.baseUrl()) =>
  demoCardService({ baseUrl, secret, timeoutMilliseconds: PATIENCE })
const credit = (cardNumber: string, idempotencyKey: string) =>
  cards().credit({ cardNumber, amountCents: 1_000, currency: 'EUR', idempotencyKey })

it('a card is known with what it holds and can take, or nobody has it', async () => {
  expect(await cards().find('927610000001')).toMatchObject({
    state: 'known',
    card: { state: 'active', balanceCents: 1_240, maximumBalanceCents: 15_000, validUntil: '2099-12-31' },
  })
  expect(await cards().find('1')).toEqual({ state: 'absent' })
})

it('a credit is made once per key, also when its answer was lost', async () => {
  expect(await credit('927610000011', 'lost-answer')).toMatchObject({ state: 'unreachable' })
  expect(await credit('927610000011', 'lost-answer')).toEqual({ state: 'credited' })
  expect(await cards().find('927610000011')).toMatchObject({ card: { balanceCents: 1_500 } })
})

it('a refusal is one only by the service’s own word', async () => {
  expect(await credit('927610000010', 'refused-one')).toEqual({ state: 'refused', reason: 'refused' })
  expect(await credit('1', 'nobody-one')).toEqual({ state: 'refused', reason: 'notFound' })
  expect(await cards('not the secret').find('927610000001')).toMatchObject({ state: 'unreachable' })
  expect(await cards(demo.secret, 'http://127.0.0.1:1').find('927610000001')).toMatchObject({ state: 'unreachable' })
})

it('a service that is silent is not waited for for ever', async () => {
  expect(await cards().find('927610000009')).toMatchObject({ state: 'unreachable' })
})
