import type { PlainDate } from '@billett/domain'
import { fileAnnounced, planPart } from '../modules/billing/collection/index.ts'
import type { World } from '../world.ts'

/**
 * Makes the collections of a day and a file of them at once, without a run that goes on from day to day; null where
 * there is nothing to collect. What was made before stays as it is, so that asked again it makes what has come since.
 * Somebody else than `by` has to release it.
 */
export async function buildFile(world: World, which: { dueOn: PlainDate; by: string }): Promise<string | null> {
  await world.db.transaction(tx => planPart(world, tx, which.dueOn))
  return fileAnnounced(world, which)
}
