import { businessDateOf, matchReturn } from '@billett/domain'
import { clientIdOf } from '../../../call/client-id-of.ts'
import type { Transaction } from '../../../db/database.ts'
import type { World } from '../../../world.ts'
import { markPartlyRejected, takeReject, takeReturn } from '../collection/index.ts'
import { reactToReturn } from '../dunning/index.ts'
import { type Candidate, candidatesOf } from './candidates.queries.ts'
import type { NewEntry } from './entry.repository.ts'
import { type Outcome, waits } from './outcome.ts'
import { insertReturn } from './return.repository.ts'
import { tellOfReturn } from './tell-of-return.ts'

/** What a return says where the bank says nothing. */
const NO_CODE = 'NONE'

/** A debit came back: what it was for is owed again, and what follows from its code is done. */
export async function applyReturn(world: World, tx: Transaction, entry: NewEntry): Promise<Outcome> {
  const match = await matched(world, tx, entry)
  if (!match.ok) return waits(match.reason)
  const { collection, chargesCents } = match
  return takeBack(world, tx, { entry, collection, chargesCents, kind: 'returned' })
}

/** The bank would not collect something. */
export async function applyReject(world: World, tx: Transaction, entry: NewEntry): Promise<Outcome> {
  const on = businessDateOf(world.clock())
  const { endToEndId = null, mandate = null, cents = null } = entry
  const candidates = await candidatesOf(tx, clientIdOf(world), { endToEndId, mandate: endToEndId ? null : mandate, on })
  const [collection, ...others] = candidates
  if (!collection) return waits('unknown')
  if (others.length > 0) return waits('several')
  if (cents !== null && cents !== collection.cents) return waits('amountDiffers')
  return takeBack(world, tx, { entry, collection, chargesCents: 0, kind: 'rejected' })
}

async function matched(world: World, tx: Transaction, entry: NewEntry) {
  const { endToEndId = null, mandate = null, cents = null, instructedCents = null, currency, chargesCents } = entry
  const on = entry.bookedOn ?? businessDateOf(world.clock())
  const candidates = await candidatesOf(tx, clientIdOf(world), { endToEndId, mandate, on })
  const movement = { endToEndId, mandate, currency, cents, instructedCents, chargesCents, on: entry.bookedOn ?? null }
  const match = matchReturn(movement, candidates)
  if (!match.ok) return match
  const collection = candidates.find(({ id }) => id === match.collection.id)
  return collection ? { ok: true as const, collection, chargesCents: match.chargesCents } : waitingFor()
}

const waitingFor = () => ({ ok: false as const, reason: 'unknown' as const })

interface TakenBack {
  entry: Pick<NewEntry, 'id' | 'code' | 'bookedOn'>
  collection: Pick<Candidate, 'id' | 'cents' | 'payerId' | 'fileId' | 'endToEndId'>
  chargesCents: number
  kind: 'returned' | 'rejected'
}

/** Ends a collection without money. One that ended before is told of once more, and nothing follows from it. */
export async function takeBack(
  world: World,
  tx: Transaction,
  { entry, collection, chargesCents, kind }: TakenBack,
): Promise<Outcome> {
  const { id: collectionId, payerId, cents, endToEndId, fileId } = collection
  const isTaken =
    kind === 'returned'
      ? await takeReturn(world, tx, { collectionId, chargesCents })
      : await takeReject(world, tx, collectionId)
  if (!isTaken) return { state: 'noted', collectionId }
  if (kind === 'rejected' && fileId) await markPartlyRejected(world, tx, fileId)
  const row = {
    id: world.newRowId(),
    clientId: clientIdOf(world),
    collectionId,
    entryId: entry.id,
    payerId,
    kind,
    code: entry.code ?? NO_CODE,
    cents,
    chargesCents,
    returnedOn: entry.bookedOn ?? businessDateOf(world.clock()),
    createdOn: world.clock(),
  }
  await insertReturn(tx, row)
  await tellOfReturn(tx, row)
  await reactToReturn(world, tx, { ...row, endToEndId })
  return { state: 'matched', collectionId, payerId }
}
