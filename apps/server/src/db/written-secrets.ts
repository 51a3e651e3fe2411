import type { WrittenSetting } from '@billett/domain'
import { eq } from 'drizzle-orm'
import type { Statements } from './database.ts'
import { writtenSecret } from './schema/index.ts'

export type WrittenSecret = typeof writtenSecret.$inferSelect

export const writtenSecrets = (db: Statements): Promise<WrittenSecret[]> => db.select().from(writtenSecret)

/** Stores a secret, in the place of the one before. */
export async function storeSecret(db: Statements, secret: WrittenSecret): Promise<void> {
  await db.insert(writtenSecret).values(secret).onConflictDoUpdate({ target: writtenSecret.name, set: secret })
}

export async function removeSecret(db: Statements, name: WrittenSetting): Promise<void> {
  await db.delete(writtenSecret).where(eq(writtenSecret.name, name))
}
