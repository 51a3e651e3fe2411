import { pgBossQueue } from '../../apps/server/src/adapters/job-queue/pg-boss-queue.ts'
import { openDatabase } from '../../apps/server/src/db/database.ts'
import { migrateDatabase } from '../../apps/server/src/db/migrate.ts'
import { JOB_QUEUES } from '../../apps/server/src/jobs/handlers.ts'
import { connectedTo } from '../measure/connected-to.ts'

const NAME = 'bare'

/** A second database of the same server with our tables and nobody working on it. Gives its address. */
export async function bareDatabase(shopUrl: string): Promise<string> {
  const client = await connectedTo(shopUrl)
  await client.query(`create database ${NAME}`)
  await client.end()
  const url = new URL(shopUrl)
  url.pathname = `/${NAME}`
  const onError = (error: Error) => {
    throw error
  }
  const database = openDatabase({ url: url.href, size: 2, onError })
  await migrateDatabase(database)
  const queue = pgBossQueue(database.pool, JOB_QUEUES, {
    onError,
    onFailure: (_name, _id, error) => onError(error instanceof Error ? error : new Error(String(error))),
  })
  await queue.start()
  await queue.stop()
  await database.close()
  return url.href
}
