import type { World } from '../../../world.ts'
import { passPart } from './pass-part.ts'

/**
 * Makes the passes of a client's contracts as they are wanted now, a part at a time. Whoever is killed leaves whole
 * parts behind; several may run at once, each with contracts of its own.
 */
export async function passRound(world: World): Promise<void> {
  if (!world.regions.loaded()) return
  let after: string | undefined
  while (!world.isStopping()) {
    const { looked, last } = await world.db.transaction(async tx => {
      const part = await passPart(world, tx, after)
      if (part.looked > 0) await world.reached('passesToBeStored')
      return part
    })
    if (looked === 0) break
    after = last
    await world.reached('passesStored')
  }
}
