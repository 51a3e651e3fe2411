import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { Statements } from '../../../db/database.ts'
import { contract, signedLink } from '../../../db/schema/index.ts'

/** The address was proven by the link of the order's mail. */
const isConfirmed = sql`exists (select 1 from application_move m
  where m.contract_id = ${contract.id} and m."to" = 'EmailVerified' and m.moved_by = 'applicant')`

/** Links in mails about what the same people have applied for: one form is for several children. */
const mailed = sql`select 1 from contract other join ${signedLink} on ${signedLink.contractId} = other.id
  where other.subscriber_id = ${contract.subscriberId}`

/** Parents are mailed a link to what they have applied for, and nobody else is. */
const isOfParents = sql`exists (${mailed} and ${signedLink.act} = 'followApplication')`

const isOpened = sql`exists (${mailed} and ${signedLink.openedOn} is not null)`

/**
 * Of a statement that selects contracts: those that people have applied for themselves, whoever pays, and have shown
 * that the address is theirs, by a link that only its mails have.
 */
export const isOfProvenAddress: SQL = sql`(${isConfirmed} or ${isOfParents} and ${isOpened})`

/** Whether people have applied for a contract themselves: what a school or a company orders for them they have not. */
export async function hasAppliedThemselves(db: Statements, contractId: string): Promise<boolean> {
  const rows = await db
    .select({ id: contract.id })
    .from(contract)
    .where(and(eq(contract.id, contractId), sql`(${isConfirmed} or ${isOfParents})`))
  return rows.length > 0
}
