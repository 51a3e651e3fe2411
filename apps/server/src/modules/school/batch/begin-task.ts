import type { Call } from '@billett/contract'
import { type BatchKind, type BatchTask, isOpenBatch, mayBegin } from '@billett/domain'
import type { Context } from '../../../call/context.ts'
import { refuse } from '../../../call/refused.ts'
import type { Transaction } from '../../../db/database.ts'
import { notePortalAct } from '../reach/index.ts'
import { changeBatch, dropFile, lockBatch, type StoredBatch } from './batch.repository.ts'

interface Asked {
  guid: string
  /** What the caller's way changes: what is done to another kind is said elsewhere, by others, with other checks. */
  kind: BatchKind
  /** The one that the caller has read; undefined: they do not say. */
  version?: number | undefined
}

/**
 * A batch that the caller may change, held until the transaction ends. Refuses `batchNotFound` a foreign one and
 * one of another kind as one that is not, `batchBusy` while a worker is at it, and `changedMeanwhile`.
 */
export async function batchToChange(
  context: Context,
  tx: Transaction,
  { guid, kind, version }: Asked,
): Promise<StoredBatch> {
  const stored = await lockBatch(context, tx, guid)
  if (stored?.kind !== kind) return refuse('batchNotFound', 'batchGuid')
  if (stored.task !== null) refuse('batchBusy', 'batchGuid')
  if (version !== undefined && version !== stored.version) refuse('changedMeanwhile', 'version')
  return stored
}

/**
 * Has a worker do the next step of a batch, in the caller's transaction. Refuses `batchNotReady` where it may not come
 * next.
 */
export async function beginTask(
  context: Context,
  tx: Transaction,
  call: Call,
  { stored, task, change = {} }: { stored: StoredBatch; task: BatchTask; change?: Partial<StoredBatch> },
): Promise<void> {
  const { world } = context
  if (!mayBegin(task, stored.state)) refuse('batchNotReady', 'batchGuid')
  const begun = { task, doneRows: 0, dueRows: 0, failure: null, version: stored.version + 1, workedUntil: null }
  await changeBatch(tx, stored.id, { ...change, ...begun, movedOn: world.clock() })
  await notePortalAct(context, tx, call, { aboutId: stored.id, task })
}

/** Nothing will come of it. Refuses `batchNotReady` one that was applied. */
export async function discardIn(context: Context, tx: Transaction, call: Call, stored: StoredBatch): Promise<void> {
  if (!isOpenBatch(stored.state)) refuse('batchNotReady', 'batchGuid')
  const movedOn = context.world.clock()
  await changeBatch(tx, stored.id, { state: 'discarded', version: stored.version + 1, movedOn })
  await dropFile(tx, stored.id)
  await notePortalAct(context, tx, call, { aboutId: stored.id })
}
