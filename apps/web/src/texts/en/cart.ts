import type { Texts } from '../texts.ts'

export const cart: Texts['cart'] = {
  headline: 'Cart',
  empty: 'Your cart is empty',
  emptyText: 'Search for a journey or choose a ticket, and it appears here.',
  findTicket: 'Find a ticket',
}
