import type { Closing } from './closing.ts'
import { keepDatabase } from './keep-database.ts'
import { temporaryFolder } from './temporary-folder.ts'
import { within } from './within.ts'

/** Runs something with a fresh, empty PostgreSQL of its own. */
export function withTestDatabase<T>(outer: Closing, work: (url: string) => Promise<T>): Promise<T> {
  return within(outer, async closing => {
    const dataDir = temporaryFolder(closing)
    return work(await keepDatabase({ dataDir, durable: false }, closing))
  })
}
