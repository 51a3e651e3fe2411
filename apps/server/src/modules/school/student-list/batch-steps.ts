import { type ApplyBatch, applyBatch, type Batch, discardBatch, rehearseBatch, undoBatch } from '@billett/contract'
import { leavesTooMany } from '@billett/domain'
import type { Context } from '../../../call/context.ts'
import { refuse } from '../../../call/refused.ts'
import type { Transaction } from '../../../db/database.ts'
import { batchToChange, beginTask, discardIn, type StoredBatch } from '../batch/index.ts'
import { isClaimedSince } from './ending-contracts.queries.ts'
import { shownBatch } from './show-batches.ts'

interface Step {
  version?: number | undefined
}

async function step(
  context: Context,
  guid: string,
  { version }: Step,
  work: (tx: Transaction, stored: StoredBatch) => Promise<void>,
): Promise<Batch> {
  const { db } = context.world
  await db.transaction(async tx => work(tx, await batchToChange(context, tx, { guid, kind: 'import', version })))
  return shownBatch(context, db, guid)
}

/** Has reckoned what it costs. Refuses as `batchToChange` and `beginTask` do. */
export const rehearse = (context: Context, guid: string, given: Step): Promise<Batch> =>
  step(context, guid, given, (tx, stored) => beginTask(context, tx, rehearseBatch, { stored, task: 'rehearse' }))

/** Has it done. Refuses as `rehearse` does, and `leavesTooMany` where nobody has said why so many leave. */
export const apply = (context: Context, guid: string, { reason = '', ...given }: ApplyBatch): Promise<Batch> =>
  step(context, guid, given, (tx, stored) => {
    if (leavesTooMany(stored.counts) && reason.trim() === '') refuse('leavesTooMany', 'reason')
    return beginTask(context, tx, applyBatch, { stored, task: 'apply', change: { reason: reason.trim() } })
  })

/** Has it taken back. Refuses as `rehearse` does, and `undoTooLate` once something was claimed since. */
export const undo = (context: Context, guid: string, given: Step): Promise<Batch> =>
  step(context, guid, given, async (tx, stored) => {
    if (await isClaimedSince(tx, stored)) refuse('undoTooLate', 'batchGuid')
    await beginTask(context, tx, undoBatch, { stored, task: 'undo' })
  })

/** Gives it up. Refuses as `batchToChange` does, and `batchNotReady` one that was done. */
export const discard = (context: Context, guid: string, given: Step): Promise<Batch> =>
  step(context, guid, given, (tx, stored) => discardIn(context, tx, discardBatch, stored))
