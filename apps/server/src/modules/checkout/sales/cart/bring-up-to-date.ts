import { type Order, reprice, type Updated } from '@billett/domain'
import type { World } from '../../../../world.ts'
import { discountCodeOf, priceTicket, saleDay } from '../../../travel/tariff/index.ts'

/** The cart as the tariff prices it now, with what the passenger must be told of it. */
export function bringUpToDate(world: World, order: Order): Updated {
  const region = world.regions.current()
  const sale = { ...saleDay(world, region), now: world.clock() }
  const priced = new Map(
    order.tickets.map(ticket => {
      // Money costs what it is worth, whatever the tariff says.
      if (ticket.topUp || ticket.enforcement) return [ticket.ticketId, ticket]
      const answer = priceTicket(region, ticket.choice, sale)
      return [ticket.ticketId, answer.ok ? answer.priced : undefined]
    }),
  )
  const code = order.discountCode === null ? undefined : discountCodeOf(region, order.discountCode, sale.today)
  return reprice(order, ticketId => priced.get(ticketId), code, sale.today)
}
