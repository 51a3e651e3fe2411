import { worldsOf } from '../hosts/worlds-of.ts'
import type { Round } from './rounds.ts'

/** A round of what is done in a client's own name: once as each client this deployment serves. */
export const forEveryShop =
  (run: Round['run']): Round['run'] =>
  async world => {
    for (const shop of worldsOf(world)) await run(shop.world)
  }
