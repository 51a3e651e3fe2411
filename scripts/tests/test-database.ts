import type { Closing } from '../processes/closing.ts'
import { within } from '../processes/within.ts'
import { keepDatabase } from '../run/product/keep-database.ts'
import { temporaryFolder } from './temporary-folder.ts'

/** Runs something with a fresh, empty PostgreSQL of its own. */
export function withTestDatabase<T>(outer: Closing, work: (url: string) => Promise<T>): Promise<T> {
  return within(outer, async closing => {
    const dataDir = temporaryFolder(closing)
    return work(await keepDatabase({ dataDir, durable: false }, closing))
  })
}
