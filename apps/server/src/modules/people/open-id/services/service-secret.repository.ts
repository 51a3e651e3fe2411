import { and, eq } from 'drizzle-orm'
import type { Statements } from '../../../../db/database.ts'
import { openIdSecret } from '../../../../db/schema/index.ts'

export type ServiceSecret = typeof openIdSecret.$inferSelect

export const serviceSecrets = (db: Statements, clientId: string): Promise<ServiceSecret[]> =>
  db.select().from(openIdSecret).where(eq(openIdSecret.clientId, clientId))

/** Stores a secret, in the place of the one before. */
export async function storeServiceSecret(db: Statements, secret: ServiceSecret): Promise<void> {
  await db
    .insert(openIdSecret)
    .values(secret)
    .onConflictDoUpdate({ target: [openIdSecret.clientId, openIdSecret.serviceId], set: secret })
}

export async function removeServiceSecret(
  db: Statements,
  { clientId, serviceId }: Pick<ServiceSecret, 'clientId' | 'serviceId'>,
): Promise<void> {
  await db.delete(openIdSecret).where(and(eq(openIdSecret.clientId, clientId), eq(openIdSecret.serviceId, serviceId)))
}
