import { performance } from 'node:perf_hooks'
import { setTimeout as pause } from 'node:timers/promises'
import type { World } from '../../../world.ts'
import { isRush } from './rush.queries.ts'

/** So many times as long as it took whoever works beside a rush rests, */
const RESTS = 6
/** for so many milliseconds at most. */
const LONGEST_REST = 5_000

/**
 * Does a piece of work for which nobody waits, and rests after it as long as people pay in a rush: they are to notice
 * little of it, and it has the night.
 */
export async function givingWay<Done>(
  world: Pick<World, 'db' | 'realClock' | 'isStopping'>,
  work: () => Promise<Done>,
): Promise<Done> {
  const began = performance.now()
  const done = await work()
  const took = performance.now() - began
  if (!world.isStopping() && (await isRush(world)))
    await pause(Math.min(took * RESTS, LONGEST_REST), undefined, { ref: false })
  return done
}
