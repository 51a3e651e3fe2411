import { worldsOf } from '../hosts/worlds-of.ts'
import type { World } from '../world.ts'
import type { Round } from './rounds.ts'

/**
 * A round of what is done in a client's own name: once as each client this deployment serves. What fails for one is
 * thrown when all others had their turn.
 */
export const forEveryShop =
  (run: (world: World) => Promise<unknown>): Round['run'] =>
  async surroundings => {
    const failures: unknown[] = []
    for (const shop of worldsOf(surroundings))
      try {
        await run(shop.world)
      } catch (error) {
        if (surroundings.isStopping()) throw error
        failures.push(error)
      }
    if (failures.length > 0) throw failures[0]
  }
