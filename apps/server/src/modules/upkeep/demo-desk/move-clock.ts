import { addMinutes } from '@billett/domain'
import type { World } from '../../../world.ts'
import { claimRound } from '../../billing/claim/index.ts'
import { collectRound } from '../../billing/collection/index.ts'
import { passRound } from '../../billing/pass/index.ts'
import { mediumRound } from '../../subscription/medium/index.ts'

const DAY = 24 * 60

/** Days that can be left out at once. */
export const MOST_DAYS = 366

/**
 * Moves the clock of a demo on, and does on each day that is left out what would have been done on it: what contracts
 * of these clients owe is claimed and announced on the day it comes up, and who makes their cards is asked. Throws
 * outside a demo, and for days that cannot be left out.
 */
export async function moveClock(worlds: readonly [World, ...World[]], days: number): Promise<void> {
  const [{ demoClock, clock, config }] = worlds
  if (!demoClock || !config.BILLETT_DEMO) throw new Error('only the clock of a demo can be moved')
  if (!Number.isInteger(days) || days < 1 || days > MOST_DAYS) throw new Error(`${days} days cannot be left out`)
  const before = clock()
  for (let day = 1; day < days; day += 1)
    for (const world of worlds) {
      const then = { ...world, clock: () => addMinutes(before, day * DAY) }
      await claimRound(then)
      await collectRound(then)
      await mediumRound(then)
    }
  await demoClock.moveAhead(days)
  for (const world of worlds) {
    await claimRound(world)
    await collectRound(world)
    await passRound(world)
    await mediumRound(world)
  }
}
