import { join } from 'node:path'
import { removeBundledPostgres } from '../../../apps/server/src/db/bundled/index.ts'
import type { Closing } from '../../processes/closing.ts'
import { claimDataDir } from '../../processes/running-record.ts'
import { within } from '../../processes/within.ts'
import { keptFolder } from '../../tests/kept-folder.ts'
import { withTestDatabase } from '../../tests/test-database.ts'
import { keepDatabase } from './keep-database.ts'

/**
 * Runs something with the PostgreSQL whose files stay between runs of single tests: it is set up already, and has the
 * template that the tests' databases are copied from. After a run that was killed it is made anew, as nothing of it
 * survives a crash for sure. Who comes while another run has it gets a PostgreSQL of its own.
 */
export function withKeptDatabase<T>(outer: Closing, work: (url: string) => Promise<T>): Promise<T> {
  const folder = keptFolder()
  const claimed = claimDataDir(folder, 'test')
  if (!claimed.ok) return withTestDatabase(outer, work)
  return within(outer, async closing => {
    closing.add(claimed.claim.release)
    const dataDir = join(folder, 'postgres')
    if (claimed.claim.left) removeBundledPostgres(dataDir)
    return work(await keepDatabase({ dataDir, durable: false }, closing))
  })
}
