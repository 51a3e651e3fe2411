import type { World } from '../../../world.ts'
import { askForNothing } from './readiness.queries.ts'

/**
 * Whether this process is to be given work: not while it stops, and not without a database that writes. A missing
 * region does not count: then the pages say that the shop is being maintained.
 */
export async function isReady({ isStopping, db, log }: World): Promise<boolean> {
  if (isStopping()) return false
  try {
    await askForNothing(db)
    return !isStopping()
  } catch (error) {
    log.warn({ err: error }, 'not ready: the database does not answer')
    return false
  }
}
