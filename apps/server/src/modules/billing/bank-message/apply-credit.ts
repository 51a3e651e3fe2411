import { businessDateOf } from '@billett/domain'
import type { Movement } from '@billett/sepa'
import { clientIdOf } from '../../../call/client-id-of.ts'
import type { Transaction } from '../../../db/database.ts'
import type { World } from '../../../world.ts'
import { creditCollection, creditFile } from '../collection/index.ts'
import { candidatesOf, fileByMessageId } from './candidates.queries.ts'
import type { NewEntry } from './entry.repository.ts'
import { type Outcome, waits } from './outcome.ts'

/**
 * Money has come: for a file as a whole, where the whole entry is what it was for to the cent, or for one debit that
 * the bank names. Everything else is for people.
 */
export async function applyCredit(
  world: World,
  tx: Transaction,
  entry: NewEntry,
  { entryCents }: Movement,
): Promise<Outcome> {
  const clientId = clientIdOf(world)
  if (entry.currency !== 'EUR') return waits('otherCurrency')
  const file = await fileByMessageId(tx, clientId, entry.fileMessageId ?? null)
  if (file && (await creditFile(world, tx, file.id, entryCents))) return { state: 'matched', fileId: file.id }
  const on = entry.bookedOn ?? businessDateOf(world.clock())
  const named = { endToEndId: entry.endToEndId ?? null, mandate: null, on }
  const [collection] = entry.endToEndId ? await candidatesOf(tx, clientId, named) : []
  if (!collection) return waits(file ? 'amountDiffers' : 'unknown')
  if (collection.cents !== entry.cents && entry.cents !== null) return waits('amountDiffers')
  const found = { collectionId: collection.id, ...(collection.fileId ? { fileId: collection.fileId } : {}) }
  // One of several of a file that came as a whole, and was taken with its first.
  if (entry.cents === null) return { state: 'noted', ...found }
  return { state: (await creditCollection(world, tx, collection.id)) ? 'matched' : 'noted', ...found }
}
