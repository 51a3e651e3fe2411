import type { Cents } from '@billett/domain'
import { clientIdOf } from '../../../call/client-id-of.ts'
import type { Transaction } from '../../../db/database.ts'
import type { World } from '../../../world.ts'
import { endWithoutMoney } from './collection.repository.ts'
import { bookCharges, bookMove } from './ledger-of-collections.repository.ts'
import { creditCollections } from './settle-file.ts'

interface Returned {
  collectionId: string
  /** What the bank took for it: ours, until somebody is asked for it. */
  chargesCents: Cents
}

/**
 * Money that had come was given back: exactly what it was for is owed again. Gives the ids of those whose money has
 * come and did not go back already. A return may be told of before the money it takes back: then that has come as well,
 * since no bank gives back what it has not collected.
 */
export async function takeReturns(
  world: World,
  tx: Transaction,
  returned: readonly Returned[],
): Promise<ReadonlySet<string>> {
  const ids = returned.map(({ collectionId }) => collectionId)
  await creditCollections(world, tx, ids)
  const bookedOn = world.clock()
  const which = { clientId: clientIdOf(world), ids, endedOn: bookedOn }
  const ended = await endWithoutMoney(tx, { ...which, from: 'settled', to: 'returned' })
  await bookMove(tx, { move: 'returned', collectionIds: [...ended], bookedOn })
  await bookCharges(
    tx,
    returned.filter(({ collectionId }) => ended.has(collectionId)),
    bookedOn,
  )
  return ended
}

/**
 * The bank would not collect what it has: what it was for is owed again. Gives the ids of those that it has.
 */
export async function takeRejects(world: World, tx: Transaction, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const bookedOn = world.clock()
  const which = { clientId: clientIdOf(world), ids, endedOn: bookedOn }
  const ended = await endWithoutMoney(tx, { ...which, from: 'presented', to: 'rejected' })
  await bookMove(tx, { move: 'rejected', collectionIds: [...ended], bookedOn })
  return ended
}
