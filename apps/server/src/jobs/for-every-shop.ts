import { worldsOf } from '../hosts/worlds-of.ts'
import type { World } from '../world.ts'
import type { Round } from './rounds.ts'

/** A round of what is done in a client's own name: once as each client this deployment serves. */
export const forEveryShop =
  (run: (world: World) => Promise<unknown>): Round['run'] =>
  async surroundings => {
    for (const shop of worldsOf(surroundings)) await run(shop.world)
  }
