import { businessDateOf, chargesOfReturn, invoicesNamedIn, MOST_BOOKED } from '@billett/domain'
import { clientIdOf } from '../../../call/client-id-of.ts'
import type { Transaction } from '../../../db/database.ts'
import type { World } from '../../../world.ts'
import { creditCollection, creditFile, payOne } from '../collection/index.ts'
import { payDebt } from '../dunning/index.ts'
import { takePayoutBack } from './apply-payout.ts'
import { takeBack } from './apply-return.ts'
import { candidatesOf, collectionById, payerByCustomer, payerByInvoices } from './candidates.queries.ts'
import { changeEntry, lockWaiting, type StoredEntry } from './entry.repository.ts'
import { payoutMeant } from './payout-meant.ts'

export interface Decision {
  entryId: string
  /** Who of the company. */
  by: string
  /** What it is about: a debit, or somebody whose money it is, or invoices that it is for. */
  collectionId?: string | undefined
  customerNumber?: string | undefined
  invoiceNumbers?: string | undefined
}

export type Decided = { ok: true; entry: StoredEntry } | { ok: false; reason: 'entryNotFound' | 'notMatching' }

/**
 * Somebody says what a waiting line is about. A debit comes back as a whole or not at all: what went out has to be
 * what was collected and what the bank says that it took, and a line that names a debit is about no other. Other money
 * than ours is never matched.
 */
export async function matchByHand(world: World, tx: Transaction, decision: Decision): Promise<Decided> {
  const entry = await lockWaiting(tx, clientIdOf(world), decision.entryId)
  if (!entry) return { ok: false, reason: 'entryNotFound' }
  const found = await foundFor(world, tx, entry, decision)
  if (!found) return { ok: false, reason: 'notMatching' }
  const decided = { decidedBy: decision.by, decidedOn: world.clock(), reason: null }
  await changeEntry(tx, entry.id, { ...found, ...decided, state: 'matched' })
  return { ok: true, entry }
}

function foundFor(world: World, tx: Transaction, entry: StoredEntry, decision: Decision) {
  const { collectionId } = decision
  if (entry.kind === 'return' || entry.kind === 'reject') return ofDebit(world, tx, entry, collectionId)
  if (entry.kind === 'credit') return ofCredit(world, tx, entry, collectionId)
  if (entry.kind === 'payoutBack') return ofPayout(world, tx, entry, decision)
  if (entry.kind === 'paidOut') return ofPaidOut(world, tx, entry, decision)
  return ofPayer(world, tx, entry, decision)
}

async function ofDebit(world: World, tx: Transaction, entry: StoredEntry, collectionId: string | undefined) {
  const collection = collectionId && (await collectionById(tx, clientIdOf(world), collectionId))
  if (!collection || entry.currency !== 'EUR') return undefined
  const chargesCents = entry.kind === 'return' ? chargesOfReturn(entry.cents ?? 0, collection.cents) : 0
  // More than the bank says that it took would be a fee of anybody's making.
  if (chargesCents !== (entry.kind === 'return' ? entry.chargesCents : 0)) return undefined
  if (await isOfAnother(world, tx, entry, collection.id)) return undefined
  const kind = entry.kind === 'return' ? 'returned' : 'rejected'
  const taken = await takeBack(world, tx, { entry, collection, chargesCents, kind })
  return taken.state === 'matched' ? { collectionId: collection.id, payerId: collection.payerId } : undefined
}

/** Whether a line names another debit of ours by its own reference. */
async function isOfAnother(world: World, tx: Transaction, { endToEndId, bookedOn }: StoredEntry, id: string) {
  const on = bookedOn ?? businessDateOf(world.clock())
  const named = await candidatesOf(tx, clientIdOf(world), { endToEndId, mandate: null, on })
  return named.length > 0 && named.every(one => one.id !== id)
}

/** Money came for a debit that is under way or, where it is as much, for the whole file that it is in. */
async function ofCredit(world: World, tx: Transaction, entry: StoredEntry, collectionId: string | undefined) {
  const { cents, currency } = entry
  const collection = collectionId && (await collectionById(tx, clientIdOf(world), collectionId))
  if (!collection || cents === null || currency !== 'EUR') return undefined
  const { id, fileId, payerId } = collection
  if (cents === collection.cents)
    return (await creditCollection(world, tx, id)) ? { collectionId: id, fileId, payerId } : undefined
  return fileId && (await creditFile(world, tx, fileId, cents)) ? { fileId } : undefined
}

/** Money that did not reach a payer: what was paid to them, and to nobody else. */
async function ofPayout(world: World, tx: Transaction, entry: StoredEntry, decision: Decision) {
  const payerId = (await whoseMoney(world, tx, decision))?.payerId
  if (payerId === undefined || entry.cents === null || entry.currency !== 'EUR') return undefined
  const payout = await payoutMeant(world, tx, entry, { payerId, cents: entry.cents, states: ['sent', 'paid'] })
  if (!payout) return undefined
  const taken = await takePayoutBack(world, tx, entry, payout)
  return taken.state === 'matched' ? { fileId: payout.fileId, payerId } : undefined
}

/** Money that left for a payer: what is on its way to them. */
async function ofPaidOut(world: World, tx: Transaction, entry: StoredEntry, decision: Decision) {
  const payerId = (await whoseMoney(world, tx, decision))?.payerId
  if (payerId === undefined || entry.cents === null || entry.currency !== 'EUR') return undefined
  const payout = await payoutMeant(world, tx, entry, { payerId, cents: -entry.cents, states: ['sent'] })
  if (!payout || !(await payOne(world, tx, payout.id))) return undefined
  return { fileId: payout.fileId, payerId }
}

async function ofPayer(world: World, tx: Transaction, entry: StoredEntry, decision: Decision) {
  const { id, kind, cents, currency } = entry
  const whose = await whoseMoney(world, tx, decision)
  if (kind !== 'transfer' || !whose || cents === null || currency !== 'EUR') return undefined
  if (cents <= 0 || cents > MOST_BOOKED) return undefined
  const isPaid = await payDebt(world, tx, { ...whose, cents, from: { entryId: id }, account: 'bank' })
  return isPaid ? { payerId: whose.payerId } : undefined
}

/** By the invoices that somebody names, each of them known and of one payer, or by a customer number. */
async function whoseMoney(world: World, tx: Transaction, { customerNumber, invoiceNumbers }: Decision) {
  const clientId = clientIdOf(world)
  if (invoiceNumbers === undefined) {
    const payerId = await payerByCustomer(tx, clientId, customerNumber)
    return payerId === undefined ? undefined : { payerId }
  }
  const numbers = invoicesNamedIn(invoiceNumbers)
  const named = await payerByInvoices(tx, clientId, numbers)
  return named?.invoiceIds.length === numbers.length ? named : undefined
}
