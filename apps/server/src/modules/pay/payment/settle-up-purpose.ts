import { groupTickets, type Order } from '@billett/domain'

/** Characters a pay page shows at most. */
const DESCRIPTION = 200

/** What a payer reads at the provider that an order is for; `seller` as it is called in few words. */
export const settleUpPurpose = (seller: string, { tickets, language }: Pick<Order, 'tickets' | 'language'>): string => {
  const names = groupTickets(tickets).map(({ amount, name }) => `${amount} × ${name[language]}`)
  return `${seller}: ${names.join(', ')}`.slice(0, DESCRIPTION)
}
