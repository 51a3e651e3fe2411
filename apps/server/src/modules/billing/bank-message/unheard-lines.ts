import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Statements } from '../../../db/database.ts'
import { bankEntry } from '../../../db/schema/index.ts'
import type { Heard } from './apply-answer.ts'

const nameOf = (account: string, servicerRef: string, ordinal: number): string =>
  JSON.stringify([account, servicerRef, ordinal])

/** What a bank calls a movement; undefined where it does not. */
const named = ({ answer }: Heard) =>
  answer.kind === 'movement' && answer.servicerRef !== null
    ? { account: answer.account, servicerRef: answer.servicerRef, ordinal: answer.ordinal }
    : undefined

/**
 * Those of some lines that were not heard of before, as far as that can be told of all of them at once. One that waits
 * because the bank had said no more than its sum is told of anew.
 */
export async function unheardLines(db: Statements, clientId: string, part: readonly Heard[]): Promise<Heard[]> {
  const names = part.flatMap(heard => named(heard) ?? [])
  if (names.length === 0) return [...part]
  const { account, servicerRef, ordinal, state, isBare } = bankEntry
  const rows = await db
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
  const known = new Set(rows.map(row => nameOf(row.account, row.servicerRef, row.ordinal)))
  return part.filter(heard => {
    const name = named(heard)
    return name === undefined || !known.has(nameOf(name.account, name.servicerRef, name.ordinal))
  })
}
