import { eq, sql } from 'drizzle-orm'
import { clientIdOf } from '../../../call/client-id-of.ts'
import { bankFile } from '../../../db/schema/index.ts'
import type { World } from '../../../world.ts'
import { creditorOf } from '../collection/index.ts'

/** Numbers of the accounts by which a client collects, and of those it did: what came from them may come back there. */
export async function ownAccounts(world: World): Promise<Set<string>> {
  const iban = sql<string>`${bankFile.creditor}->>'iban'`
  const rows = await world.db
    .selectDistinct({ iban })
    .from(bankFile)
    .where(eq(bankFile.clientId, clientIdOf(world)))
  const now = creditorOf(world)?.iban
  return new Set([...rows.map(row => row.iban), ...(now === undefined ? [] : [now])])
}
