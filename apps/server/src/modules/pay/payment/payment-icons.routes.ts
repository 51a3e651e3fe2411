import type { PaymentSubType } from '@billett/domain'
import type { FastifyInstance } from 'fastify'
import { refuse } from '../../../call/refused.ts'
import { worldOfRequest } from '../../../http/world-of-request.ts'
import type { Shop } from '../../../shop.ts'

/** Where the picture of a way to pay is; no picture is ever loaded from a provider. */
export const paymentIconPath = (subType: PaymentSubType): string => `/payment-icons/${subType}.svg`

/** The client's drawings as files, for callers that have no configuration to draw from. */
export function mountPaymentIcons(app: FastifyInstance, shop: Shop): void {
  app.get<{ Params: { subType: string } }>('/payment-icons/:subType.svg', (request, reply) => {
    const { paymentIcons } = worldOfRequest(request, shop).client.config
    const { subType } = request.params
    const drawing = Object.hasOwn(paymentIcons, subType) ? paymentIcons[subType] : undefined
    if (drawing === undefined) refuse('notFound')
    return reply
      .type('image/svg+xml')
      .header('cache-control', 'public, max-age=300')
      .send(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">${drawing}</svg>`)
  })
}
