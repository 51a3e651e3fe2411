import { businessDateOf, matchReturn } from '@billett/domain'
import { clientIdOf } from '../../../call/client-id-of.ts'
import type { Transaction } from '../../../db/database.ts'
import type { World } from '../../../world.ts'
import { markPartlyRejected, takeRejects, takeReturns } from '../collection/index.ts'
import { reactToReturns, retryDays } from '../dunning/index.ts'
import { type Candidate, candidatesOf } from './candidates.queries.ts'
import { doubtData } from './doubt-data.ts'
import type { NewEntry } from './entry.repository.ts'
import { type Outcome, waits } from './outcome.ts'
import { insertReturns } from './return.repository.ts'
import { tellOfReturns } from './tell-of-return.ts'

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
  const { endToEndId = null, mandate = null } = entry
  const on = entry.bookedOn ?? businessDateOf(world.clock())
  return matchOf(entry, await candidatesOf(tx, clientIdOf(world), { endToEndId, mandate, on }))
}

/** Which of some collections a line says came back, if it can be told. */
export function matchOf(entry: NewEntry, candidates: readonly Candidate[]) {
  const { endToEndId = null, mandate = null, cents = null, instructedCents = null, currency, chargesCents } = entry
  const movement = { endToEndId, mandate, currency, cents, instructedCents, chargesCents, on: entry.bookedOn ?? null }
  const match = matchReturn(movement, candidates)
  if (!match.ok) return match
  const collection = candidates.find(({ id }) => id === match.collection.id)
  return collection ? { ok: true as const, collection, chargesCents: match.chargesCents } : waitingFor()
}

const waitingFor = () => ({ ok: false as const, reason: 'unknown' as const })

type Kind = 'returned' | 'rejected'

interface Back {
  entry: Pick<NewEntry, 'id' | 'code' | 'bookedOn'>
  collection: Pick<Candidate, 'id' | 'cents' | 'payerId' | 'fileId' | 'endToEndId'>
  chargesCents: number
}

/** Ends a collection without money. One that ended before is told of once more, and nothing follows from it. */
export async function takeBack(
  world: World,
  tx: Transaction,
  { kind, ...back }: Back & { kind: Kind },
): Promise<Outcome> {
  const [outcome] = await takeBackEach(world, tx, kind, [back])
  return outcome ?? { state: 'noted', collectionId: back.collection.id }
}

/** The same of several, no two of which are of one collection; what became of each, in their order. */
export async function takeBackEach(
  world: World,
  tx: Transaction,
  kind: Kind,
  all: readonly Back[],
): Promise<Outcome[]> {
  const clientId = clientIdOf(world)
  const taken = await takenOf(world, tx, kind, all)
  const backs = all.filter(({ collection }) => taken.has(collection.id))
  if (kind === 'rejected')
    for (const fileId of new Set(backs.flatMap(({ collection }) => collection.fileId ?? [])))
      await markPartlyRejected(world, tx, fileId)
  const createdOn = world.clock()
  const rows = backs.map(({ entry, collection, chargesCents }) => ({
    id: world.newRowId(),
    clientId,
    collectionId: collection.id,
    entryId: entry.id,
    payerId: collection.payerId,
    kind,
    code: entry.code ?? NO_CODE,
    cents: collection.cents,
    chargesCents,
    returnedOn: entry.bookedOn ?? businessDateOf(createdOn),
    createdOn,
    endToEndId: collection.endToEndId,
    fileId: collection.fileId,
  }))
  if (rows.length > 0) {
    const retryOf = await retryDays(world, tx, rows)
    await insertReturns(
      tx,
      rows.map(({ endToEndId: _ofCollection, fileId: _alsoOf, ...row }) => ({
        ...row,
        retryOn: retryOf(row.collectionId),
      })),
    )
    await tellOfReturns(tx, { clientId, on: createdOn }, rows)
    await reactToReturns(world, tx, rows)
    await doubtData(world, tx, rows)
  }
  return all.map(({ collection: { id: collectionId, payerId } }) =>
    taken.has(collectionId) ? { state: 'matched', collectionId, payerId } : { state: 'noted', collectionId },
  )
}

const takenOf = (world: World, tx: Transaction, kind: Kind, all: readonly Back[]): Promise<ReadonlySet<string>> =>
  kind === 'returned'
    ? takeReturns(
        world,
        tx,
        all.map(({ collection, chargesCents }) => ({ collectionId: collection.id, chargesCents })),
      )
    : takeRejects(
        world,
        tx,
        all.map(({ collection }) => collection.id),
      )
