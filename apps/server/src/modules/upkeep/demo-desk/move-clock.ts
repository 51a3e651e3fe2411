import type { World } from '../../../world.ts'
import { passRound } from '../../billing/pass/index.ts'
import { demoDay } from './demo-day.ts'

/** Days that can be left out at once. */
export const MOST_DAYS = 366

/**
 * Moves the clock of a demo on, day by day, and does on each what is done on it in the companies of these worlds, so
 * that months can be left out and are lived all the same. Throws outside a demo, and for days that cannot be left out.
 */
export async function moveClock(worlds: readonly [World, ...World[]], days: number): Promise<void> {
  const [{ demoClock, config }] = worlds
  if (!demoClock || !config.BILLETT_DEMO) throw new Error('only the clock of a demo can be moved')
  if (!Number.isInteger(days) || days < 1 || days > MOST_DAYS) throw new Error(`${days} days cannot be left out`)
  for (let day = 1; day <= days; day += 1) {
    await demoClock.moveAhead(1)
    for (const world of worlds) await demoDay(world)
  }
  for (const world of worlds) await passRound(world)
}
