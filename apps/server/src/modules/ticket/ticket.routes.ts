import type { FastifyInstance } from 'fastify'
import type { Shop } from '../../shop.ts'
import { fulfilmentRoutes, mountCancelledTickets, mountTicketKeys } from './fulfilment/index.ts'
import { partnerOrderRoutes } from './partner-order/index.ts'
import { mountAppleWallet, walletRoutes } from './wallet/index.ts'

export const ticketRoutes = [...fulfilmentRoutes, ...partnerOrderRoutes, ...walletRoutes]

/** What is asked of this family beside the calls: keys and lists for inspectors, and what wallets ask. */
export function mountTickets(app: FastifyInstance, shop: Shop): void {
  mountTicketKeys(app, shop)
  mountCancelledTickets(app, shop)
  mountAppleWallet(app, shop)
}
