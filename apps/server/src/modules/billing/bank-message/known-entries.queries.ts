import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Statements } from '../../../db/database.ts'
import { bankEntry } from '../../../db/schema/index.ts'
import type { EntryName } from './entry-name.ts'

/** Those of some movements that are stored. One that waits because the bank had said no more than its sum is not. */
export async function knownEntries(
  db: Statements,
  clientId: string,
  names: readonly EntryName[],
): Promise<EntryName[]> {
  const { account, servicerRef, ordinal, state, isBare } = bankEntry
  return db
    .select({ account, servicerRef, ordinal })
    .from(bankEntry)
    .where(
      and(
        eq(bankEntry.clientId, clientId),
        inArray(account, [...new Set(names.map(name => name.account))]),
        sql`${servicerRef} = any(${sql.param(names.map(name => name.servicerRef))}::text[])`,
        sql`not (${state} = 'waiting' and ${isBare})`,
      ),
    )
}
