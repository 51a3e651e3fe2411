import type { Transaction } from '../../../db/database.ts'
import type { Surroundings } from '../../../world.ts'
import { raiseBooks, raiseEvent } from '../../run/common/index.ts'
import type { Broken } from './broken-invariants.ts'
import type { NotLookedAt } from './look-at-books.ts'

/** How many ids are named; the rest can be selected. */
const NAMED = 10

/** Staff are told of what does not agree, and whoever runs the shop by the log. */
export async function tellBroken(world: Surroundings, tx: Transaction, broken: Broken): Promise<void> {
  const { invariant, what } = broken
  world.log.error({ invariant, what: what.length, ids: what.slice(0, NAMED) }, 'the books do not agree')
  await raiseBooks(tx, world, broken)
}

/** Staff are told that something of the books could not be looked at. */
export async function tellUnasked(world: Surroundings, tx: Transaction, unasked: NotLookedAt): Promise<void> {
  const { part, reason } = unasked
  const facts = { part, reason, found: unasked.ids.length, ids: unasked.ids.slice(0, NAMED) }
  world.log.error(facts, 'the books could not be checked')
  await raiseEvent(tx, world, null, { kind: 'unchecked', about: part, facts })
}
