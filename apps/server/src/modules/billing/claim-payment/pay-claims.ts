import { businessDateOf, type Cents, isOwedOn } from '@billett/domain'
import { clientIdOf } from '../../../call/client-id-of.ts'
import type { Transaction } from '../../../db/database.ts'
import type { World } from '../../../world.ts'
import { openClaims } from '../collection/index.ts'
import { chargePayer } from './charge-payer.ts'
import { bookPaid, bookSurplus, lastContractOf, lockPayer, type Place } from './claim-payment.repository.ts'

/** Money that came for what a payer owes, in another way than by a collection. */
export interface Payment {
  payerId: string
  cents: Cents
  /** A line of the bank, or a payment by link. */
  from: { entryId: string } | { attemptId: string }
  /** Where the money is. */
  account: Place
}

/**
 * Pays what a payer owes: what was due first comes first, what is not due yet last. What is under way by a debit stays
 * there; what is left over is credited and goes into the next collection. False where the payer owes nothing and
 * never did.
 */
export async function payClaims(world: World, tx: Transaction, payment: Payment): Promise<boolean> {
  const { payerId } = payment
  if (!(await lockPayer(tx, clientIdOf(world), payerId))) return false
  const paidOn = world.clock()
  const today = businessDateOf(paidOn)
  const all = (await openClaims(tx, [payerId])).get(payerId) ?? []
  // A fee comes before what is due later.
  const open = [...all.filter(one => isOwedOn(today, one)), ...all.filter(one => !isOwedOn(today, one))]
  let left = payment.cents
  const parts = open.flatMap(({ id, contractId, cents }) => {
    const part = Math.min(left, Math.max(0, cents))
    left -= part
    return part > 0 ? [{ id: world.newRowId(), claimId: id, contractId, cents: part }] : []
  })
  const contractId = parts.at(-1)?.contractId ?? (await lastContractOf(tx, payerId))
  if (contractId === undefined) return false
  await bookPaid(tx, { ...payment, paidOn }, parts)
  if (left > 0) await credit(world, tx, { ...payment, contractId, cents: left })
  return true
}

/** What came too much is the payer's: it stands in the history of the contract, and the next collection is lower. */
async function credit(
  world: World,
  tx: Transaction,
  { contractId, payerId, cents, from, account }: Payment & { contractId: string },
): Promise<void> {
  await chargePayer(world, tx, { contractId, payerId, component: 'refund', cents: -cents })
  await bookSurplus(tx, { id: world.newRowId(), contractId, cents, from, account, bookedOn: world.clock() })
}
