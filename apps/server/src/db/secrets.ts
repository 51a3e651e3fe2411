import { eq } from 'drizzle-orm'
import type { Database } from './database.ts'
import { secret } from './schema/index.ts'

/**
 * A secret that all processes of a deployment share and that its configuration does not give: made once, by whoever is
 * first.
 */
export async function sharedSecret(db: Database, name: string, make: () => string, now: string): Promise<string> {
  await db.insert(secret).values({ name, value: make(), createdOn: now }).onConflictDoNothing()
  const [row] = await db.select().from(secret).where(eq(secret.name, name))
  if (!row) throw new Error(`secret ${name} could not be stored`)
  return row.value
}
