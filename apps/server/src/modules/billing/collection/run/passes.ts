import type { PlainDate } from '@billett/domain'
import { clientIdOf } from '../../../../call/client-id-of.ts'
import type { Transaction } from '../../../../db/database.ts'
import type { Checkpoint } from '../../../../ports/checkpoints.ts'
import type { World } from '../../../../world.ts'
import { announcePart } from '../announce.ts'
import type { PayerRange } from '../payers.queries.ts'
import { planPart } from '../plan-part.ts'
import { type CollectingRun, holdsIn } from './run.repository.ts'
import { drawParts, finishPart, isWhole, takePart } from './run-part.repository.ts'
import { tellTrouble } from './tell-trouble.ts'

interface Pass {
  name: string
  /** What is done for the payers of a part, in its transaction. */
  work: (tx: Transaction, of: PayerRange) => Promise<{ looked: number; made: number }>
  toBeStored: Checkpoint
  stored: Checkpoint
}

/**
 * Goes over all payers once, a part at a time; several workers take parts of their own. True once all of it is done,
 * by whomever: a part that somebody was killed in is taken by the next.
 */
async function pass(world: World, run: CollectingRun, { name, work, toBeStored, stored }: Pass, most?: number) {
  const which = { runId: run.id, pass: name }
  const clientId = clientIdOf(world)
  if (!(await world.db.transaction(tx => drawParts(tx, clientId, which, most).then(() => true)))) return false
  for (let isDone = false; !isDone && !world.isStopping(); ) {
    isDone = await world.db.transaction(async tx => {
      // Who makes it void waits for the part, or the part does nothing.
      if (!(await holdsIn(tx, run))) return true
      const part = await takePart(tx, which)
      if (!part) return true
      const { firstId, lastId, number } = part
      const done = await work(tx, { firstId, lastId })
      await finishPart(tx, which, { ...done, number, finishedOn: world.clock() })
      await world.reached(toBeStored)
      return false
    })
    if (!isDone) await world.reached(stored)
  }
  return isWhole(world.db, which)
}

/** Tells payers of what is collected up to the run's day, once a day until amounts are final. */
export const announcePass = (world: World, run: CollectingRun, today: PlainDate, most?: number): Promise<boolean> =>
  pass(
    world,
    run,
    {
      name: `announce ${today}`,
      work: async (tx, of) => {
        const { looked, told } = await announcePart(world, tx, { of, until: run.dueOn })
        return { looked, made: told }
      },
      toBeStored: 'noticesToBeStored',
      stored: 'noticesStored',
    },
    most,
  )

/** Makes the collections of the run's day, once. */
export const planPass = (world: World, run: CollectingRun, most?: number): Promise<boolean> =>
  pass(
    world,
    run,
    {
      name: 'plan',
      work: async (tx, of) => {
        const part = await planPart(world, tx, run.dueOn, { clientId: clientIdOf(world), ...of })
        for (const [what, found] of Map.groupBy(part.leftOut, one => one))
          await tellTrouble(world, tx, run.dueOn, { what, found: found.length })
        return part
      },
      toBeStored: 'collectionsToBeStored',
      stored: 'collectionsStored',
    },
    most,
  )
