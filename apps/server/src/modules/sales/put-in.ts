import type { CartTicket } from '@billett/contract'
import { addTickets, type Order } from '@billett/domain'
import type { Context } from '../../call/context.ts'
import { accepted } from '../../call/refused.ts'
import { priceTicket } from '../tariff/index.ts'
import { choiceOf } from './ticket-choice.ts'

/** The order with a ticket more (or several alike), at the price the tariff says now. */
export function putIn({ world }: Context, order: Order, ticket: CartTicket): Order {
  const { priced } = accepted(priceTicket(world.regions.current(), choiceOf(ticket), world.clock()))
  const ids = Array.from({ length: ticket.amount ?? 1 }, () => world.newId())
  return accepted(addTickets(order, priced, ids)).order
}
