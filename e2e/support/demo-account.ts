import pg from 'pg'
import { expect } from 'vitest'

/** Milliseconds in which a worker makes the people of the demo, on the slowest machine. */
const MADE_WITHIN = 90_000

/** The shop answers before its worker has made the people of the demo: whoever is one of them waits for that. */
export async function demoAccount(email: string): Promise<void> {
  const database = new pg.Client({ connectionString: process.env.E2E_DATABASE_URL })
  await database.connect()
  try {
    const known = async () =>
      (await database.query('select 1 from user_account where lower(email) = $1', [email])).rowCount
    await expect.poll(known, { timeout: MADE_WITHIN, message: `${email} is somebody of the demo` }).toBeGreaterThan(0)
  } finally {
    await database.end()
  }
}
