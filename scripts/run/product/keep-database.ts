import { type BundledPostgres, startBundledPostgres } from '../../../apps/server/src/db/bundled/index.ts'
import { createBackoff } from '../../processes/backoff.ts'
import type { Closing } from '../../processes/closing.ts'
import { duration, say } from '../say.ts'

export type DatabaseOptions = { dataDir: string; port?: number; durable?: boolean }

/** Starts the bundled PostgreSQL and keeps it running until the end; gives its address. */
export async function keepDatabase(options: DatabaseOptions, closing: Closing): Promise<string> {
  const backoff = createBackoff(Date.now)
  let current = await startBundledPostgres(options)
  closing.add(() => current.stop())

  async function startAgain(): Promise<void> {
    const delay = backoff.next()
    say(`PostgreSQL ended; starting it again in ${duration(delay)}.`)
    await new Promise(resolve => setTimeout(resolve, delay))
    if (closing.signal.aborted) return
    try {
      backoff.begin()
      watch(await startBundledPostgres(options))
    } catch (failure) {
      say(String(failure))
      await startAgain()
    }
  }
  function watch(database: BundledPostgres): void {
    current = database
    if (closing.signal.aborted) void database.stop()
    void database.ended.then(() => (closing.signal.aborted ? undefined : startAgain()))
  }
  watch(current)
  return current.url
}
