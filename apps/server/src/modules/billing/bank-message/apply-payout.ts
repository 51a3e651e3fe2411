import { businessDateOf, type CollectingTrouble } from '@billett/domain'
import type { Movement } from '@billett/sepa'
import { clientIdOf } from '../../../call/client-id-of.ts'
import type { Transaction } from '../../../db/database.ts'
import type { World } from '../../../world.ts'
import {
  markPartlyRejected,
  payFile,
  payOne,
  payoutByReference,
  rejectPayout,
  returnPayout,
  type StoredPayout,
  tellTrouble,
} from '../collection/index.ts'
import { fileByMessageId } from './candidates.queries.ts'
import type { NewEntry } from './entry.repository.ts'
import { type Outcome, waits } from './outcome.ts'

/** What a return says where the bank says nothing. */
const NO_CODE = 'NONE'

/**
 * Money has left for payers: a file as a whole, where the whole entry is what it is for to the cent, or one payout that
 * the bank names. Everything else is for people.
 */
export async function applyPaidOut(
  world: World,
  tx: Transaction,
  entry: NewEntry,
  { entryCents }: Movement,
): Promise<Outcome> {
  const clientId = clientIdOf(world)
  if (entry.currency !== 'EUR') return waits('otherCurrency')
  const file = await fileByMessageId(tx, clientId, entry.fileMessageId ?? null)
  if (file && (await payFile(world, tx, file.id, -entryCents))) return { state: 'matched', fileId: file.id }
  const payout = await payoutByReference(tx, clientId, entry.endToEndId ?? null)
  if (!payout) return waits(file ? 'amountDiffers' : 'unknown')
  const found = { fileId: payout.fileId, payerId: payout.payerId }
  const isKnown = payout.state === 'paid' || payout.state === 'returned'
  // One of several of a file that left as a whole, and was taken with its first.
  if (entry.cents === null && isKnown) return { state: 'noted', ...found }
  if (entry.cents !== -payout.cents) return unexpected(world, tx, payout, 'amountDiffers')
  if (await payOne(world, tx, payout.id)) return { state: 'matched', ...found }
  return isKnown ? { state: 'noted', ...found } : unexpected(world, tx, payout, 'unknown')
}

/**
 * Waits for people. They are told where money left for what the bank was not to have, or had rejected: it is owed here
 * as before, and may leave twice.
 */
async function unexpected(
  world: World,
  tx: Transaction,
  { state }: StoredPayout,
  reason: 'amountDiffers' | 'unknown',
): Promise<Outcome> {
  const isTold = state === 'filed' || state === 'dropped' || state === 'rejected'
  if (isTold) await tell(world, tx, 'paidOutUnsent')
  return waits(reason)
}

/** Money did not reach a payer: exactly what it was is owed again, and not tried by the same account. */
export async function applyPayoutBack(world: World, tx: Transaction, entry: NewEntry): Promise<Outcome> {
  const payout = await payoutByReference(tx, clientIdOf(world), entry.endToEndId ?? null)
  if (!payout) return waits('unknown')
  if (entry.currency !== 'EUR') return waits('otherCurrency')
  if (entry.cents !== payout.cents) return waits('amountDiffers')
  return takePayoutBack(world, tx, entry, payout)
}

/** The bank would not pay somebody. */
export async function applyPayoutReject(world: World, tx: Transaction, entry: NewEntry): Promise<Outcome> {
  const payout = await payoutByReference(tx, clientIdOf(world), entry.endToEndId ?? null)
  if (!payout) return waits('unknown')
  const found = { fileId: payout.fileId, payerId: payout.payerId }
  if (!(await rejectPayout(world, tx, payout.id, entry.code ?? NO_CODE))) return { state: 'noted', ...found }
  await markPartlyRejected(world, tx, payout.fileId)
  await tell(world, tx, 'payoutBack')
  return { state: 'matched', ...found }
}

/** Ends a payout that did not reach its payer. One that ended before is told of once more, and nothing follows. */
export async function takePayoutBack(
  world: World,
  tx: Transaction,
  entry: Pick<NewEntry, 'code'>,
  { id, fileId, payerId }: { id: string; fileId: string; payerId: string },
): Promise<Outcome> {
  if (!(await returnPayout(world, tx, id, entry.code ?? NO_CODE))) return { state: 'noted', fileId, payerId }
  await tell(world, tx, 'payoutBack')
  return { state: 'matched', fileId, payerId }
}

const tell = (world: World, tx: Transaction, what: CollectingTrouble): Promise<void> =>
  tellTrouble(world, tx, businessDateOf(world.clock()), { what })
