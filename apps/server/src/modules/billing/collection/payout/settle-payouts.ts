import { type Cents, isMoneyMoved } from '@billett/domain'
import { clientIdOf } from '../../../../call/client-id-of.ts'
import type { Transaction } from '../../../../db/database.ts'
import type { World } from '../../../../world.ts'
import { lockFile } from '../file.repository.ts'
import { bookMove } from '../ledger-of-collections.repository.ts'
import { moveFile } from '../move-file.ts'
import { moveAndTell } from './move-and-tell.ts'
import { transferredOf, type WhichPayouts } from './payout.repository.ts'

const book = (world: World, tx: Transaction, move: Parameters<typeof bookMove>[1]['move'], payoutIds: string[]) =>
  bookMove(tx, { move, payoutIds, bookedOn: world.clock() })

/** A file of transfers is at the bank: its money is on its way to payers. */
export async function sendPayouts(world: World, tx: Transaction, fileId: string): Promise<void> {
  await book(world, tx, 'presented', await moveAndTell(world, tx, { fileId }, { from: 'filed', to: 'sent' }))
}

/**
 * The money of a whole file has left. False where it is none that is on its way, or another sum left than the file is
 * for, less what was rejected of it.
 */
export async function payFile(world: World, tx: Transaction, fileId: string, cents: Cents): Promise<boolean> {
  const file = await lockFile(tx, clientIdOf(world), fileId)
  if (!file || !isMoneyMoved(file.state) || cents !== (await transferredOf(tx, fileId))) return false
  if (file.state === 'handedOver') await moveFile(world, tx, file, { state: 'accepted' })
  return paid(world, tx, { fileId })
}

/** The money of one payout has left. False where it is none that is on its way. */
export const payOne = (world: World, tx: Transaction, id: string): Promise<boolean> => paid(world, tx, { id })

async function paid(world: World, tx: Transaction, which: WhichPayouts): Promise<boolean> {
  const ids = await moveAndTell(world, tx, which, { from: 'sent', to: 'paid' })
  await book(world, tx, 'settled', ids)
  return ids.length > 0
}

/** The bank would not pay something that it has: it is owed again. False where it is none that it has. */
export async function rejectPayout(world: World, tx: Transaction, id: string, code: string): Promise<boolean> {
  const ids = await moveAndTell(world, tx, { id }, { from: 'sent', to: 'rejected', endedOn: world.clock(), code })
  await book(world, tx, 'rejected', ids)
  return ids.length > 0
}

/**
 * Money did not reach a payer and is here again: it is owed again. It may be told of before it is told that it left:
 * then that has happened as well.
 */
export async function returnPayout(world: World, tx: Transaction, id: string, code: string): Promise<boolean> {
  await payOne(world, tx, id)
  const ids = await moveAndTell(world, tx, { id }, { from: 'paid', to: 'returned', endedOn: world.clock(), code })
  await book(world, tx, 'returned', ids)
  return ids.length > 0
}

/** The bank has refused a whole file: all of it is owed again, and none of its accounts is to blame. */
export async function refuseTransfers(world: World, tx: Transaction, fileId: string): Promise<number> {
  const ids = await moveAndTell(world, tx, { fileId }, { from: 'sent', to: 'rejected', endedOn: world.clock() })
  await book(world, tx, 'rejected', ids)
  return ids.length
}

/** A file that the bank does not have goes nowhere: all of it is owed again. */
export const dropPayouts = (world: World, tx: Transaction, fileId: string): Promise<string[]> =>
  moveAndTell(world, tx, { fileId }, { from: 'filed', to: 'dropped', endedOn: world.clock() })
