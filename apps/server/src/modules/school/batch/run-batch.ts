import { BATCH_TASKS, type BatchKind, type BatchTask, type MenuNode } from '@billett/domain'
import { clientIdOf } from '../../../call/client-id-of.ts'
import type { Context } from '../../../call/context.ts'
import { Refused } from '../../../call/refused.ts'
import { NO_DEVICE } from '../../../call/visitor/known-device.ts'
import { ANONYMOUS } from '../../../call/visitor/visitor.ts'
import type { World } from '../../../world.ts'
import { walledWorld } from '../reach/index.ts'
import { batchById, changeBatch, countsOf, dropFile, type StoredBatch } from './batch.repository.ts'
import type { BatchScene, BatchWork } from './batch-work.ts'
import { inParts } from './in-parts.ts'
import { stateHash } from './state-hash.queries.ts'
import { takeBatch, tellProgress } from './worked-batch.repository.ts'

/** Whoever changes many at once may change one, and each kind is begun by calls of these entries. */
const ENTRIES: Readonly<Record<BatchKind, readonly MenuNode[]>> = {
  import: ['ChangeRequest'],
  rollOver: ['AcceptDecline'],
  bulk: ['ChangeRequest'],
}

/** As if whoever began it did it: behind the wall, with what they may reach now. */
function contextOf(world: World, { accountId, kind }: StoredBatch): Context {
  const visitor = { ...ANONYMOUS, kind: 'customer' as const, id: accountId }
  const asking = { world, visitor, entries: ENTRIES[kind] }
  return { ...asking, world: walledWorld(asking), language: 'de', caller: '', agent: '', device: NO_DEVICE }
}

/** What it comes to; undefined where another worker has to go on. */
async function perform(scene: BatchScene, task: BatchTask, work: BatchWork): Promise<Partial<StoredBatch> | undefined> {
  const { context, batch } = scene
  const { db, clock } = context.world
  const tell = (doneRows: number, dueRows: number) =>
    tellProgress(db, { id: batch.id, task }, clock(), { doneRows, dueRows })
  switch (task) {
    case 'compare':
      await work.compare(scene, tell)
      return { counts: await countsOf(db, batch.id), sums: [] }
    case 'rehearse':
      return { sums: await work.rehearse(scene, tell) }
    case 'apply':
      // Of one that goes on after a crash it was taken before its first row.
      if (batch.stateHash === null)
        await changeBatch(db, batch.id, { stateHash: await stateHash(context, db, batch.organisationId) })
      if (!(await inParts(scene, task, work))) return undefined
      await dropFile(db, batch.id)
      return { appliedOn: clock() }
    case 'undo':
      return (await inParts(scene, task, work)) ? {} : undefined
  }
}

/** What stopped it, in the words of the calls; what is none of them is a fault of ours. */
function failureOf({ log }: World, error: unknown): string {
  const [refusal] = error instanceof Refused ? error.refusals : []
  if (refusal) return refusal.reason
  log.error({ err: error }, 'a batch failed')
  return 'batchFailed'
}

async function runTask(world: World, stored: StoredBatch, task: BatchTask, work: BatchWork): Promise<void> {
  const context = contextOf(world, stored)
  const end = (change: Partial<StoredBatch>) =>
    changeBatch(world.db, stored.id, {
      task: null,
      workedUntil: null,
      failure: null,
      movedOn: world.clock(),
      ...change,
    })
  // Who began it may be named for it no more: then nothing is there to be worked on.
  const batch = await batchById(context, context.world.db, stored.id)
  if (!batch) return end({ failure: 'batchNotFound' })
  try {
    const change = await perform({ context, batch }, task, work)
    await end(change ? { ...change, state: BATCH_TASKS[task].to } : { task })
  } catch (error) {
    await end({ failure: failureOf(world, error) })
  }
}

/** Does the steps that people have asked for. What was interrupted goes on where it was. */
export async function runBatches(world: World, kinds: Readonly<Partial<Record<BatchKind, BatchWork>>>): Promise<void> {
  const clientId = clientIdOf(world)
  while (!world.isStopping()) {
    const stored = await world.db.transaction(tx => takeBatch(tx, clientId, world.clock()))
    const work = stored && kinds[stored.kind]
    if (!stored?.task || !work) return
    await runTask(world, stored, stored.task, work)
  }
}
