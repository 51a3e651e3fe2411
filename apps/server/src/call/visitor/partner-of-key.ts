import { addMinutes, type Instant } from '@billett/domain'
import { and, eq } from 'drizzle-orm'
import { hashed } from '../../crypto/hashed.ts'
import type { Statements } from '../../db/database.ts'
import { apiKey } from '../../db/schema/index.ts'
import { ANONYMOUS, type Visitor } from './visitor.ts'

/** How a key is told from a token, by us and by whoever looks for lost ones. */
export const KEY_PREFIX = 'blt_'

/** Minutes to which it is said when a key was used last: not every call writes. */
const TO_THE_HOUR = 60

/** The partner a key was given to; undefined where it was taken away, is another client's, or was never given. */
export async function partnerOfKey(
  db: Statements,
  key: string,
  clientId: string,
  now: Instant,
): Promise<Visitor | undefined> {
  const [known] = await db
    .select()
    .from(apiKey)
    .where(and(eq(apiKey.hash, hashed(key)), eq(apiKey.clientId, clientId)))
  if (!known) return undefined
  const { id, scopes, lastUsedOn } = known
  if (lastUsedOn === null || addMinutes(lastUsedOn, TO_THE_HOUR) <= now)
    await db.update(apiKey).set({ lastUsedOn: now }).where(eq(apiKey.id, id))
  return { ...ANONYMOUS, kind: 'partner', id, scopes }
}
