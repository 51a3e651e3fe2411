import type { Transaction } from '../../../db/database.ts'
import type { Checkpoint } from '../../../ports/checkpoints.ts'
import type { World } from '../../../world.ts'
import { drawParts, finishPart, type IdRange, isWhole, type Pass, type RowIds, takePart } from './part.repository.ts'

interface Doing {
  ids: RowIds
  /** Rows of a part at most. */
  most: number
  /** What is done for the rows of a part, in its transaction. */
  work: (tx: Transaction, of: IdRange) => Promise<{ looked: number; made: number }>
  /** Asked in each part's transaction: what is told off meanwhile is done no further. */
  goesOn?: (tx: Transaction) => Promise<boolean>
  toBeStored: Checkpoint
  stored: Checkpoint
}

/**
 * Goes over many rows once, a part at a time; several workers take parts of their own. True once all of it is done, by
 * whomever: a part that somebody was killed in is taken by the next.
 */
export async function goOver(world: World, pass: Pass, doing: Doing): Promise<boolean> {
  const { ids, most, work, goesOn, toBeStored, stored } = doing
  await world.db.transaction(tx => drawParts(tx, pass, ids, most))
  for (let isDone = false; !isDone && !world.isStopping(); ) {
    isDone = await world.db.transaction(async tx => {
      if (goesOn && !(await goesOn(tx))) return true
      const part = await takePart(tx, pass)
      if (!part) return true
      const done = await work(tx, part)
      await finishPart(tx, pass, { ...done, number: part.number, finishedOn: world.clock() })
      await world.reached(toBeStored)
      return false
    })
    if (!isDone) await world.reached(stored)
  }
  return isWhole(world.db, pass)
}
