import type { Cents } from '@billett/domain'
import { clientIdOf } from '../../../call/client-id-of.ts'
import type { Transaction } from '../../../db/database.ts'
import type { World } from '../../../world.ts'
import { endWithoutMoney } from './collection.repository.ts'
import { bookCharges, bookMove } from './ledger-of-collections.repository.ts'
import { creditCollection } from './settle-file.ts'

interface Returned {
  collectionId: string
  /** What the bank took for it: ours, until somebody is asked for it. */
  chargesCents: Cents
}

/**
 * Money that had come was given back: exactly what it was for is owed again. False where the collection is none whose
 * money has come, or went back already. A return may be told of before the money it takes back: then that has come as
 * well, since no bank gives back what it has not collected.
 */
export async function takeReturn(
  world: World,
  tx: Transaction,
  { collectionId, chargesCents }: Returned,
): Promise<boolean> {
  await creditCollection(world, tx, collectionId)
  const bookedOn = world.clock()
  const which = { clientId: clientIdOf(world), id: collectionId, endedOn: bookedOn }
  if (!(await endWithoutMoney(tx, { ...which, from: 'settled', to: 'returned' }))) return false
  await bookMove(tx, { move: 'returned', collectionIds: [collectionId], bookedOn })
  if (chargesCents > 0) await bookCharges(tx, { collectionId, chargesCents, bookedOn })
  return true
}

/**
 * The bank would not collect something that it has: what it was for is owed again. False where it is none that it has.
 */
export async function takeReject(world: World, tx: Transaction, collectionId: string): Promise<boolean> {
  const bookedOn = world.clock()
  const which = { clientId: clientIdOf(world), id: collectionId, endedOn: bookedOn }
  if (!(await endWithoutMoney(tx, { ...which, from: 'presented', to: 'rejected' }))) return false
  await bookMove(tx, { move: 'rejected', collectionIds: [collectionId], bookedOn })
  return true
}
