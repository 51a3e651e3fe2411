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
  /** By which the tables are read that the parts fill. */
  fills?: Parameters<typeof freshStatistics>[1]
  /** Does a part when others can spare what it takes; absent: at once. */
  beside?: (part: () => Promise<number | null>) => Promise<number | null>
}

/**
 * Goes over many rows once, a part at a time; several workers take parts of their own. True once all of it is done, by
 * whomever: a part that somebody was killed in is taken by the next. One part is all there is for most clients: lanes
 * begin when there is more.
 */
export async function goOver(world: World, pass: Pass, doing: Doing): Promise<boolean> {
  await world.db.transaction(tx => drawParts(tx, pass, doing.ids, doing.most))
  const made = await doPart(world, pass, doing)
  if (made !== null) await others(world, pass, doing, made > 0)
  return isWhole(world.db, pass)
}

/** All parts but the first, if there are more. */
async function others(world: World, pass: Pass, doing: Doing, isFilling: boolean): Promise<void> {
  if (await isWhole(world.db, pass)) return
  const look = () => (isFilling && doing.fills ? freshStatistics(world, doing.fills) : undefined)
  await look()
  await inLanes(() => lane(world, pass, doing))
  await look()
}

/** Parts one after the other, until none is left that nobody else holds. */
async function lane(world: World, pass: Pass, doing: Doing): Promise<void> {
  const part = () => doPart(world, pass, doing)
  while (!world.isStopping() && (await (doing.beside ? doing.beside(part) : part())) !== null);
}

/** Does one part in its transaction; what was made of it, or null where there is none to do. */
async function doPart(world: World, pass: Pass, { work, goesOn, toBeStored, stored }: Doing): Promise<number | null> {
  if (world.isStopping()) return null
  const made = await world.db.transaction(async tx => {
    if (goesOn && !(await goesOn(tx))) return null
    const part = await takePart(tx, pass)
    if (!part) return null
    const done = await work(tx, part)
    await finishPart(tx, pass, { ...done, number: part.number, finishedOn: world.clock() })
    await world.reached(toBeStored)
    return done.made
  })
  if (made !== null) await world.reached(stored)
  return made
}
