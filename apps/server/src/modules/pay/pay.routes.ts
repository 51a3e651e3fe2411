import type { FastifyInstance } from 'fastify'
import type { Shop } from '../../shop.ts'
import { mandateRoutes } from './mandate/index.ts'
import { mountPaymentIcons, mountWebhook, paymentRoutes } from './payment/index.ts'
import { paymentMethodRoutes, receiveSetupEvent } from './payment-method/index.ts'

export const payRoutes = [...mandateRoutes, ...paymentRoutes, ...paymentMethodRoutes]

/** What is asked of this family beside the calls: messages of the payment provider, drawings of ways to pay. */
export function mountPay(app: FastifyInstance, shop: Shop): void {
  mountWebhook(app, shop, receiveSetupEvent)
  mountPaymentIcons(app, shop)
}
