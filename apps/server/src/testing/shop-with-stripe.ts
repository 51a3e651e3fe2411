import { configuredProvider } from '../adapters/payment-provider/configured-provider.ts'
import { configuredSetups } from '../adapters/payment-setups/configured-setups.ts'
import { buildApp } from '../app.ts'
import type { World } from '../world.ts'
import { demoRegionStore } from './region/demo-region-store.ts'
import { startStripeSimulator } from './stripe-simulator/start-stripe-simulator.ts'
import { testShop } from './test-shop.ts'
import { testWorld } from './test-world.ts'

/**
 * The shop as its settings make it, paid by a simulated Stripe, and listening, so that events reach it as they would in
 * life.
 */
export async function shopWithStripe() {
  const stripe = await startStripeSimulator()
  const { secretKey, webhookSecret, origin } = stripe
  const test = await testWorld({
    regions: demoRegionStore(new Date().toISOString()),
    config: {
      BILLETT_DEMO: '1',
      STRIPE_SECRET_KEY: secretKey,
      STRIPE_WEBHOOK_SECRET: webhookSecret,
      STRIPE_API_URL: origin,
    },
  })
  const { config } = test.world
  const payments = configuredProvider(config)
  const setups = configuredSetups(config)
  const now = () => new Date().toISOString()
  const world: World = { ...test.world, clock: now, realClock: now, payments, setups }
  const app = await buildApp(testShop(world))
  const address = await app.listen({ port: 0, host: '127.0.0.1' })
  stripe.webhooks.endpoints.push(`${address}/api/v2/payment/webhook/stripe`)
  return {
    test,
    stripe,
    world,
    app,
    close: async () => {
      await app.close()
      await stripe.stop()
      await test.close()
    },
  }
}

export type ShopWithStripe = Awaited<ReturnType<typeof shopWithStripe>>
