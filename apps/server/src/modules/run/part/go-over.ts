import type { PgTable } from 'drizzle-orm/pg-core'
import type { Transaction } from '../../../db/database.ts'
import { freshStatistics } from '../../../db/fresh-statistics.ts'
import type { Checkpoint } from '../../../ports/checkpoints.ts'
import type { World } from '../../../world.ts'
import { inLanes } from './in-lanes.ts'
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
  /** Tables that the parts fill. */
  fills?: readonly PgTable[]
  /** Does a part when others can spare what it takes; absent: at once. */
  beside?: (part: () => Promise<boolean>) => Promise<boolean>
}

/**
 * Goes over many rows once, a part at a time; several workers take parts of their own. True once all of it is done, by
 * whomever: a part that somebody was killed in is taken by the next. One part is all there is for most clients: lanes
 * begin when there is more.
 */
export async function goOver(world: World, pass: Pass, doing: Doing): Promise<boolean> {
  await world.db.transaction(tx => drawParts(tx, pass, doing.ids, doing.most))
  if (await doPart(world, pass, doing)) await others(world, pass, doing)
  return isWhole(world.db, pass)
}

/** All parts but the first, if there are more. */
async function others(world: World, pass: Pass, doing: Doing): Promise<void> {
  if (await isWhole(world.db, pass)) return
  const look = () => (doing.fills ? freshStatistics(world.db, doing.fills) : undefined)
  await look()
  await inLanes(() => lane(world, pass, doing))
  await look()
}

/** Parts one after the other, until none is left that nobody else holds. */
async function lane(world: World, pass: Pass, doing: Doing): Promise<void> {
  const part = () => doPart(world, pass, doing)
  while (!world.isStopping() && (await (doing.beside ? doing.beside(part) : part())));
}

/** Does one part in its transaction; false where there is none to do. */
async function doPart(world: World, pass: Pass, { work, goesOn, toBeStored, stored }: Doing): Promise<boolean> {
  if (world.isStopping()) return false
  const isDone = await world.db.transaction(async tx => {
    if (goesOn && !(await goesOn(tx))) return false
    const part = await takePart(tx, pass)
    if (!part) return false
    const done = await work(tx, part)
    await finishPart(tx, pass, { ...done, number: part.number, finishedOn: world.clock() })
    await world.reached(toBeStored)
    return true
  })
  if (isDone) await world.reached(stored)
  return isDone
}
