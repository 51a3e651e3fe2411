import type { Surroundings } from '../../../world.ts'

/**
 * Whether this process is to be given work: not while it stops, and not without a database that writes. A missing
 * region does not count: then the pages say that the shop is being maintained.
 */
export async function isReady({ isStopping, databaseAnswers, log }: Surroundings): Promise<boolean> {
  if (isStopping()) return false
  try {
    await databaseAnswers()
    return !isStopping()
  } catch (error) {
    log.warn({ err: error }, 'not ready: the database does not answer')
    return false
  }
}
