import type { Cents, Permille } from '../../money/cents.ts'
import { atFullPrice } from '../../order/cart/change-cart.ts'
import { moneyLine } from '../../order/money-line.ts'
import type { Ticket } from '../../order/ticket.ts'
import type { LocalText } from '../../tariff/model.ts'
import type { Instant } from '../../time/instant.ts'

/** What a contract owes first, where it has to be paid before the contract is concluded. */
export interface FirstPayment {
  contractId: string
  /** What is subscribed to. */
  title: LocalText
  cents: Cents
  vatPermille: Permille
}

const FIRST_PAYMENT_SORT = 'subscription-first-payment'

/**
 * What is owed first, as the line of an order: it is paid like a ticket. The right of withdrawal is the contract's,
 * whose mail tells of it.
 */
export const firstPaymentLine = (
  { contractId, title, cents, vatPermille }: FirstPayment,
  { ticketId, now }: { ticketId: string; now: Instant },
): Ticket => {
  const name = { de: `${title.de}: erste Zahlung`, en: `${title.en}: first payment` }
  const line = moneyLine({ sortId: FIRST_PAYMENT_SORT, name, cents, vatPermille, withdrawalApplies: false }, now)
  return atFullPrice({ ...line, firstPayment: { contractId } }, ticketId)
}
