import { awaitsPayment, enforcementCents, enforcementState, type Instant, isPaid, type Order } from '@billett/domain'
import { refuse } from '../../../call/refused.ts'
import type { Transaction } from '../../../db/database.ts'
import { readAnyOrder } from '../order/index.ts'
import { lockCase, type StoredCase, saveClaim, savePaid } from './enforcement-case.repository.ts'

/** The cases that an order pays, held in the order of their ids so that no two orders wait for each other. */
async function casesHeld(tx: Transaction, { tickets, clientId }: Order): Promise<[StoredCase, number][]> {
  const lines = tickets.flatMap(({ enforcement, priceCents }) =>
    enforcement ? [{ caseId: enforcement.caseId, priceCents }] : [],
  )
  const held: [StoredCase, number][] = []
  for (const { caseId, priceCents } of lines.sort((a, b) => (a.caseId < b.caseId ? -1 : 1)))
    held.push([(await lockCase(tx, [clientId], caseId)) ?? refuse('enforcementClosed'), priceCents])
  return held
}

/** Whether the order that has claimed it may still pay it, or has. */
export async function isBeingPaid(tx: Transaction, { orderId }: Pick<StoredCase, 'orderId'>): Promise<boolean> {
  const claimer = orderId === null ? undefined : await readAnyOrder(tx, orderId)
  return claimer !== undefined && (awaitsPayment(claimer.state) || isPaid(claimer.state))
}

/**
 * An order that is being placed is the one that pays its cases: no other can be until it is given up. Refuses
 * `enforcementClosed`, `priceChanged` where something else is owed by now, and `paymentInProgress`. The order must be
 * locked.
 */
export async function claimCases(tx: Transaction, order: Order): Promise<void> {
  for (const [stored, priceCents] of await casesHeld(tx, order)) {
    if (enforcementState(stored) !== 'open') refuse('enforcementClosed')
    if (enforcementCents(stored) !== priceCents) refuse('priceChanged', 'expectedTotalInCents')
    if (stored.orderId !== order.orderId && (await isBeingPaid(tx, stored))) refuse('paymentInProgress')
    await saveClaim(tx, stored, order.orderId)
  }
}

/** The cases of an order that has just become paid are paid by it, which only the order that has claimed them can. */
export async function payCases(tx: Transaction, order: Order, paidOn: Instant): Promise<void> {
  for (const [stored] of await casesHeld(tx, order)) {
    if (stored.paidOn !== null || stored.orderId !== order.orderId)
      throw new Error(`case ${stored.id} is not claimed by order ${order.orderId}`)
    await savePaid(tx, stored, paidOn)
  }
}
