import type { Shop } from '../shop.ts'
import type { World } from '../world.ts'

/** The shop of a world that a test changes under way, its client included: each request takes it as it then is. */
export const testShop = (world: World): Shop => ({ ...world, now: () => world })
