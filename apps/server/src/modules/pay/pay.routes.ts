import type { FastifyInstance } from 'fastify'
import type { Shop } from '../../shop.ts'
import { type MandateInUse, mandateRoutes } from './mandate/index.ts'
import { mountPaymentIcons, mountWebhook, paymentRoutes, type SettleOther } from './payment/index.ts'
import { paymentMethodRoutes, receiveSetupEvent } from './payment-method/index.ts'

/** `isInUse`: whether a later family collects by a mandate. */
export const payRoutes = (isInUse: MandateInUse) => [
  ...mandateRoutes(isInUse),
  ...paymentRoutes,
  ...paymentMethodRoutes,
]

/**
 * What is asked of this family beside the calls: messages of the payment provider, drawings of ways to pay. A later
 * family says what becomes of payments that are for no order.
 */
export function mountPay(app: FastifyInstance, shop: Shop, settleOther: SettleOther): void {
  mountWebhook(app, shop, { onSetup: receiveSetupEvent, settleOther })
  mountPaymentIcons(app, shop)
}
