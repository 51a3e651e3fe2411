import type { Shop } from '../shop.ts'
import type { World } from '../world.ts'
import { worldAs } from '../world-as.ts'

/**
 * The shop of a world that a test changes under way: whatever is read of it, its client included, is as the world then
 * is. Every request has a world of its own, as in production: what is kept by world is found again by nobody.
 */
export const testShop = (world: World): Shop =>
  Object.setPrototypeOf({ now: () => worldAs(world, world.client) }, world)
