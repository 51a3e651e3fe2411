import { type Batch, type DecideBatchRow, decideBatchRow } from '@billett/contract'
import { actionOf, factsAfter, factsOfKnown, type ImportedPupil, type KnownPupil } from '@billett/domain'
import { clientIdOf } from '../../../call/client-id-of.ts'
import type { Context } from '../../../call/context.ts'
import { refuse } from '../../../call/refused.ts'
import type { Statements, Transaction } from '../../../db/database.ts'
import { isTaken } from '../../../db/is-taken.ts'
import { batchToChange, changeBatch, countsOf, type StoredBatch } from '../batch/index.ts'
import { notePortalAct } from '../reach/index.ts'
import { knownPupils, pupilsElsewhere } from './known-pupils.queries.ts'
import { rowKey } from './row-key.ts'
import { shownBatch } from './show-batches.ts'
import { changeRow, keepDecision, removeLeaver, unclearRow } from './student-list.repository.ts'

/** Somebody who is known, as they are now. */
async function knownById(context: Context, db: Statements, stored: StoredBatch, id: string): Promise<KnownPupil> {
  const there = { organisationId: stored.organisationId, day: stored.effectiveOn }
  const [known] = await knownPupils(context, db, there, [id])
  if (known && !known.isFormer) return known
  // Who has left here and is at another place comes back from there.
  const [elsewhere] = await pupilsElsewhere(context, db, { ...there, partyId: id })
  return elsewhere ?? known ?? refuse('studentNotFound', 'candidate')
}

interface Meant {
  pupil: ImportedPupil
  schoolId: string
  /** Whom it is about; undefined: somebody new. */
  id: string | undefined
}

async function store(context: Context, tx: Transaction, stored: StoredBatch, number: number, meant: Meant) {
  const { pupil, schoolId, id } = meant
  const row = { batchId: stored.id, number }
  if (id === undefined) return changeRow(tx, row, { action: 'new', partyId: null, before: null })
  const one = await knownById(context, tx, stored, id)
  const before = factsOfKnown(one)
  const after = factsAfter(one, pupil, schoolId)
  // Whoever would have left is in the list after all.
  await removeLeaver(tx, stored.id, id)
  const action = one.isFormer ? 'new' : actionOf(before, after)
  await changeRow(tx, row, { action, partyId: id, before, after })
  const { world } = context
  await keepDecision(tx, {
    organisationId: stored.organisationId,
    clientId: clientIdOf(world),
    rowKey: rowKey(pupil),
    partyId: id,
    decidedOn: world.clock(),
  })
}

/**
 * Says who an unclear row is about, which is remembered. Refuses as `batchToChange` does, `rowNotUnclear`,
 * `candidateTaken` somebody whom another row is about, and `batchNotReady` once it was applied.
 */
export async function decideRow(
  context: Context,
  batchGuid: string,
  { number, candidate }: DecideBatchRow,
): Promise<Batch> {
  const { world } = context
  try {
    await world.db.transaction(async tx => {
      const stored = await batchToChange(context, tx, { guid: batchGuid, kind: 'import' })
      if (stored.state !== 'compared' && stored.state !== 'rehearsed') refuse('batchNotReady', 'batchGuid')
      const row = (await unclearRow(tx, batchGuid, number)) ?? refuse('rowNotUnclear', 'number')
      const chosen = candidate === null ? undefined : (row.candidates[candidate] ?? refuse('notValid', 'candidate'))
      await store(context, tx, stored, number, { pupil: row.pupil, schoolId: row.schoolId, id: chosen })
      const counts = await countsOf(tx, batchGuid)
      // What it costs was reckoned without this row.
      const change = { state: 'compared' as const, sums: [], counts, version: stored.version + 1 }
      await changeBatch(tx, batchGuid, { ...change, movedOn: world.clock() })
      await notePortalAct(context, tx, decideBatchRow, { aboutId: batchGuid, row: number })
    })
  } catch (error) {
    if (isTaken(error, 'batch_row_once')) refuse('candidateTaken', 'candidate')
    throw error
  }
  return shownBatch(context, world.db, batchGuid)
}
