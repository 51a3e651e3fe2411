import { businessDateOf, type Cents, isOwedOn } from '@billett/domain'
import { clientIdOf } from '../../../call/client-id-of.ts'
import type { Transaction } from '../../../db/database.ts'
import type { World } from '../../../world.ts'
import { type OpenClaim, openClaims } from '../collection/index.ts'
import { chargePayer } from './charge-payer.ts'
import { bookPaid, bookSurplus, lastContractOf, lockPayer, type Place } from './claim-payment.repository.ts'
import { invoicedClaims } from './invoiced-claims.queries.ts'

/** Money that came for what a payer owes, in another way than by a collection. */
export interface Payment {
  payerId: string
  /** Invoices that whoever paid has named: what stands on them is paid first. */
  invoiceIds?: readonly string[]
  cents: Cents
  /** A line of the bank, or a payment by link. */
  from: { entryId: string } | { attemptId: string }
  /** Where the money is. */
  account: Place
}

/**
 * Pays what a payer owes, and what is kept back from wages of employees, which the payer was invoiced for: what stands
 * on an invoice that is named comes first, then what was due first, last what is not due yet. What is under way by a
 * debit stays there; what is left over is credited and goes into the next collection. False where the payer owes
 * nothing and never did.
 */
export async function payClaims(world: World, tx: Transaction, payment: Payment): Promise<boolean> {
  const { payerId } = payment
  if (!(await lockPayer(tx, clientIdOf(world), payerId))) return false
  const paidOn = world.clock()
  const today = businessDateOf(paidOn)
  const { all, named } = await payable(world, tx, payment)
  const isFirst = ({ id }: OpenClaim) => named.has(id)
  const others = all.filter(one => !isFirst(one))
  // A fee comes before what is due later.
  const inTime = [...others.filter(one => isOwedOn(today, one)), ...others.filter(one => !isOwedOn(today, one))]
  const open = [...all.filter(isFirst), ...inTime]
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

/** What the payment can be for. The accounts of employees among it are held like the payer's own. */
async function payable(world: World, tx: Transaction, { payerId, invoiceIds = [] }: Payment) {
  const invoiced = await invoicedClaims(tx, payerId, invoiceIds)
  const owners = [...new Set(invoiced.map(({ ownerId }) => ownerId))].filter(id => id !== payerId).toSorted()
  for (const id of owners) await lockPayer(tx, clientIdOf(world), id)
  const known = new Set(invoiced.map(({ claimId }) => claimId))
  const open = await openClaims(tx, [payerId, ...owners])
  const all = [...open.values()].flat().filter(one => one.payerId === payerId || known.has(one.id))
  return { all, named: new Set(invoiced.flatMap(({ claimId, isNamed }) => (isNamed ? [claimId] : []))) }
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
