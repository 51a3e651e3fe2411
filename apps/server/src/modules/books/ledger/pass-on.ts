import type { Cents, Instant } from '@billett/domain'
import type { Transaction } from '../../../db/database.ts'
import { ledgerEntry } from '../../../db/schema/index.ts'
import type { World } from '../../../world.ts'
import { reverseSale } from './reverse-sale.ts'

interface PassedOn {
  orderId: string
  /** The line of the order whose money it is. */
  ticketId: string
  contractId: string
  amountCents: Cents
  bookedOn: Instant
}

/**
 * Money that was paid by an order pays what a contract owes: the order has sold nothing, what it brought leaves it by
 * the clearing account, and the contract's payer owes so much less. The order must be locked.
 */
export async function passOn(world: World, tx: Transaction, given: PassedOn): Promise<void> {
  const { orderId, ticketId, contractId, amountCents, bookedOn } = given
  await reverseSale(world, tx, { orderId, ticketId, amountCents, bookedOn })
  await tx.insert(ledgerEntry).values([
    {
      id: world.newRowId(),
      key: `passedOn:${ticketId}`,
      debit: 'customer',
      credit: 'clearing',
      orderId,
      amountCents,
      bookedOn,
    },
    {
      id: world.newRowId(),
      key: `firstPayment:${ticketId}`,
      debit: 'clearing',
      credit: 'receivable',
      contractId,
      amountCents,
      bookedOn,
    },
  ])
}
