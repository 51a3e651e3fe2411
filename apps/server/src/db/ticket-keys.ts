import { createPublicKey } from 'node:crypto'
import type { Instant } from '@billett/domain'
import { desc } from 'drizzle-orm'
import type { InspectorKey } from '../ports/ticket-barcode.ts'
import type { Database } from './database.ts'
import { ticketKey } from './schema/index.ts'

/**
 * Keeps the public halves of the keys that are used now, and gives them with those of all keys used before, newest
 * first. Throws when a key comes under a number that another has had: inspectors would take every ticket of one of them
 * for forged.
 */
export async function keepTicketKeys(
  db: Database,
  present: readonly InspectorKey[],
  now: Instant,
): Promise<InspectorKey[]> {
  for (const { securityProvider, keyId, algorithm, pem } of present)
    await db
      .insert(ticketKey)
      .values({ securityProvider, keyId, algorithm, pem, firstUsedOn: now })
      .onConflictDoNothing()
  const known = await db.select().from(ticketKey).orderBy(desc(ticketKey.firstUsedOn), desc(ticketKey.keyId))
  for (const { securityProvider, keyId, pem } of present) {
    const kept = known.find(key => key.securityProvider === securityProvider && key.keyId === keyId)
    if (kept?.pem !== pem)
      throw new Error(`Another ticket key has had the number ${keyId}: give TICKET_KEY a TICKET_KEY_ID of its own.`)
  }
  return known.map(inspectorKey)
}

function inspectorKey({ pem, firstUsedOn: _, ...key }: typeof ticketKey.$inferSelect): InspectorKey {
  const { kty = '', crv = '', x = '', y = '' } = createPublicKey(pem).export({ format: 'jwk' })
  return { ...key, pem, jwk: { kty, crv, x, y } }
}
