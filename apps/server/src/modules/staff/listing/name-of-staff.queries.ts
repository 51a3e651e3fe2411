import { inArray } from 'drizzle-orm'
import type { Statements } from '../../../db/database.ts'
import { userAccount } from '../../../db/schema/index.ts'

/** How decisions name those of the company who made them; by their ids, and of nobody who is not there. */
export async function namesOfStaff(db: Statements, userIds: readonly string[]): Promise<Map<string, string>> {
  if (userIds.length === 0) return new Map()
  const { id, firstName, lastName, username } = userAccount
  const rows = await db
    .select({ id, firstName, lastName, username })
    .from(userAccount)
    .where(inArray(id, [...new Set(userIds)]))
  return new Map(rows.map(row => [row.id, `${row.firstName} ${row.lastName}`.trim() || (row.username ?? row.id)]))
}

/** The same of one; the id of whom nobody knows any more. */
export const nameOfStaff = async (db: Statements, userId: string): Promise<string> =>
  (await namesOfStaff(db, [userId])).get(userId) ?? userId
