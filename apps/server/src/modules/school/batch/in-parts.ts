import type { Transaction } from '../../../db/database.ts'
import { countDue, dueRows, noteDone, noteUndone, type StoredRow } from './batch.repository.ts'
import type { BatchScene, BatchWork } from './batch-work.ts'
import { tellProgress } from './worked-batch.repository.ts'

/** Rows of a transaction. */
const PART = 500

type Doing = 'apply' | 'undo'

async function doRows(scene: BatchScene, tx: Transaction, doing: Doing, work: BatchWork, rows: readonly StoredRow[]) {
  const { context, batch } = scene
  const now = context.world.clock()
  if (doing === 'apply') return noteDone(tx, batch.id, await work.apply(scene, tx, rows), now)
  await work.undo(scene, tx, rows)
  const numbers = rows.map(({ number }) => number)
  return noteUndone(tx, batch.id, numbers, now)
}

/**
 * Does the rows of a batch a part at a time, each in a transaction that notes them: what was done before a crash is not
 * done again. False: it is not at its end, as this worker stops.
 */
export async function inParts(scene: BatchScene, doing: Doing, work: BatchWork): Promise<boolean> {
  const { context, batch } = scene
  const { db, clock, isStopping } = context.world
  const dueCount = await countDue(db, batch.id, doing)
  // Of one that goes on the bar does not begin anew.
  const before = doing === 'apply' ? await countDue(db, batch.id, 'undo') : 0
  let finished = 0
  let last: number | undefined
  const doPart = (): Promise<number | undefined> =>
    db.transaction(async tx => {
      const progress = { doneRows: before + finished, dueRows: before + dueCount }
      if (!(await tellProgress(tx, { id: batch.id, task: doing }, clock(), progress))) return undefined
      const rows = await dueRows(tx, batch.id, doing, { limit: PART, last })
      if (rows.length === 0) return undefined
      await doRows(scene, tx, doing, work, rows)
      finished += rows.length
      return rows.at(-1)?.number
    })
  do {
    last = await doPart()
    if (last === undefined) return true
  } while (!isStopping())
  return false
}
