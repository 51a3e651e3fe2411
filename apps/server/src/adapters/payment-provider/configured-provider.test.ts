import { describe, expect, it } from 'vitest'
import { serverConfig } from '../../config/server-config.ts'
import { configuredPayer } from './configured-payer.ts'
import { configuredProvider } from './configured-provider.ts'

const database = { DATABASE_URL: 'postgres://localhost/shop' }
const live = { ...database, STRIPE_SECRET_KEY: 'sk_live_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' }
const test = { ...live, STRIPE_SECRET_KEY: 'sk_test_1', BILLETT_DEMO: '1' }
const demo = {
  ...database,
  BILLETT_DEMO: '1',
  PAYMENT_DEMO_URL: 'http://127.0.0.1:1',
  PAYMENT_DEMO_SECRET: 'secret',
}

describe('the provider that takes payments', () => {
  it.each([
    ['none', database],
    ['stripe', live],
    ['stripe', test],
    ['demo', demo],
  ])('is %s', (name, environment) => {
    expect(configuredProvider(serverConfig(environment)).name).toBe(name)
  })

  it.each([
    ['nobody', false, test],
    ['somebody', true, demo],
  ])('has %s who pays for what a demo has sold', (_, hasPayer, environment) => {
    expect(configuredPayer(serverConfig(environment)) !== undefined).toBe(hasPayer)
  })

  it('offers the methods that are named, in their order', () => {
    const config = serverConfig({ ...live, STRIPE_METHODS: 'paypal, card' })
    const labels = configuredProvider(config)
      .methods()
      .map(({ label }) => label.en)
    expect(labels).toEqual(['PayPal', 'Credit card'])
  })

  it.each([
    ['a live key in a demo', { ...live, BILLETT_DEMO: '1' }],
    ['a test key where tickets are sold', { ...test, BILLETT_DEMO: '' }],
    ['a key without the secret of its events', { ...live, STRIPE_WEBHOOK_SECRET: '' }],
    ['a publishable key', { ...live, STRIPE_SECRET_KEY: 'pk_live_1' }],
    ['two providers', { ...test, PAYMENT_DEMO_URL: 'http://127.0.0.1:1', PAYMENT_DEMO_SECRET: 'secret' }],
    ['an address that is not Stripe', { ...live, STRIPE_API_URL: 'http://127.0.0.1:1' }],
    ['a method nobody knows', { ...live, STRIPE_METHODS: 'card,shells' }],
    ['no method', { ...live, STRIPE_METHODS: ' ' }],
  ])('is not started with %s', (_, environment) => {
    expect(() => serverConfig(environment)).toThrow('STRIPE_')
  })
})
