import { eq } from 'drizzle-orm'
import type { Database } from './database.ts'
import { secret } from './schema/index.ts'

/** What makes one may have to be loaded first. */
type Make = () => string | Promise<string>

/**
 * A secret that all processes of a deployment share and that its configuration does not give: made once, by whoever is
 * first, and by nobody while there is one: keys and certificates take their time.
 */
export async function sharedSecret(db: Database, name: string, make: Make, now: string): Promise<string> {
  const stored = await storedSecret(db, name)
  if (stored !== undefined) return stored
  await db
    .insert(secret)
    .values({ name, value: await make(), createdOn: now })
    .onConflictDoNothing()
  const made = await storedSecret(db, name)
  if (made === undefined) throw new Error(`secret ${name} could not be stored`)
  return made
}

async function storedSecret(db: Database, name: string): Promise<string | undefined> {
  const [row] = await db.select().from(secret).where(eq(secret.name, name))
  return row?.value
}
