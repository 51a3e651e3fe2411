import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { compose } from './compose.ts'
import { serverConfig } from './config/server-config.ts'
import type { Statements } from './db/database.ts'
import { freshDatabase, type TestDatabase } from './testing/test-database.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await freshDatabase()
})
afterAll(() => database.drop())

async function timeoutOf(db: Statements): Promise<string | undefined> {
  const { rows } = await db.execute<{ statement_timeout: string }>(sql`show statement_timeout`)
  return rows[0]?.statement_timeout
}

it.each([
  { kind: 'server', calls: '5s', background: '30s' },
  { kind: 'worker', calls: '30s', background: '30s' },
] as const)(
  'a statement of a $kind takes $calls at most, and beside calls $background',
  async limits => {
    const config = serverConfig({ DATABASE_URL: database.url, BILLETT_DEMO: '1', LOG_LEVEL: 'silent' })
    const { surroundings, background, close } = await compose(config, limits.kind)
    const taken = { calls: await timeoutOf(surroundings.db), background: await timeoutOf(background.db) }
    await close()
    expect({ kind: limits.kind, ...taken }).toEqual(limits)
  },
  60_000,
)
