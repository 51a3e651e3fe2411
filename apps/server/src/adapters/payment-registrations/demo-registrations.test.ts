import { PAYMENT_SUB_TYPE, PAYMENT_TYPE } from '@billett/domain'
import { customerAt, startPaymentDemo } from '@billett/payment-demo/testing'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { demoRegistrations } from './demo-registrations.ts'

let demo: Awaited<ReturnType<typeof startPaymentDemo>>
beforeAll(async () => {
  demo = await startPaymentDemo()
})
afterAll(() => demo.stop())

const registrations = (baseUrl = demo.baseUrl()) =>
  demoRegistrations({ baseUrl, secret: demo.secret, timeoutMilliseconds: 2_000 })

const begin = (idempotencyKey: string, over: object = {}) =>
  registrations().begin({
    idempotencyKey,
    paymentType: PAYMENT_TYPE.Standard,
    paymentSubType: PAYMENT_SUB_TYPE.CreditCard,
    returnUrl: 'http://shop.example/account',
    webhookUrl: 'http://shop.example/webhook',
    language: 'en',
    ...over,
  })

it('a way to pay is begun once per key, confirmed by its owner, and forgotten', async () => {
  const first = await begin('registration-one')
  const again = await begin('registration-one')
  if (first.state !== 'begun') throw new Error(first.state)
  expect(again).toEqual(first)
  expect(await registrations().find(first.reference)).toEqual({ state: 'open' })
  await customerAt(first.redirectUrl).saveCard('4111111111111111')
  const confirmed = await registrations().find(first.reference)
  expect(confirmed).toMatchObject({ state: 'confirmed', label: 'Visa •••• 1111' })
  if (confirmed.state !== 'confirmed') throw new Error(confirmed.state)
  for (const _ of [1, 2]) expect(await registrations().forget(confirmed.token)).toEqual({ state: 'forgotten' })
})

it('what the provider does not store is said before anybody is sent there', async () => {
  expect(await begin('registration-two', { paymentSubType: PAYMENT_SUB_TYPE.Invoice })).toEqual({
    state: 'notStorable',
  })
})

it('what is not known is absent; no answer is no knowledge', async () => {
  expect(await registrations().find('reg_none')).toEqual({ state: 'absent' })
  expect(await registrations('http://127.0.0.1:1').find('reg_none')).toMatchObject({ state: 'unreachable' })
})
