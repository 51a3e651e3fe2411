import type { IssueFacts, Order } from '@billett/domain'
import type { Statements } from '../../../db/database.ts'
import type { IssuedTicket } from './order.queries.ts'
import { readAnyOrder } from './order.repository.ts'

/** What tickets say of their order. */
export const factsOf = ({ orderNumber: number, language, currency }: Order): IssueFacts => ({
  number,
  language,
  currency,
})

/** What an issued ticket says of its order or contract; undefined where neither is known any more. */
export async function issueFactsOf(
  db: Statements,
  { orderId, issueFacts }: Pick<IssuedTicket, 'issueFacts' | 'orderId'>,
): Promise<IssueFacts | undefined> {
  const order = orderId === null ? undefined : await readAnyOrder(db, orderId)
  return order ? factsOf(order) : (issueFacts ?? undefined)
}
