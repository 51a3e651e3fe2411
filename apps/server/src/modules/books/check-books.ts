import type { World } from '../../world.ts'
import { raiseEvent } from '../common/index.ts'
import { brokenInvariants } from './invariants.ts'

/** How many ids an event names; the rest can be selected. */
const NAMED = 10

/** Looks whether money, orders and tickets still agree, and tells staff where they do not. */
export async function checkBooks(world: World): Promise<void> {
  for (const { invariant, what } of await brokenInvariants(world.db)) {
    const ids = what.slice(0, NAMED).join(', ')
    world.log.error({ invariant, what: what.length }, 'the books do not agree')
    await raiseEvent(world, 'serious', `books:${invariant}`, `${invariant}: ${what.length} × not so (${ids})`)
  }
}
