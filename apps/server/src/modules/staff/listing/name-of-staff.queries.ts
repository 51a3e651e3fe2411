import { eq } from 'drizzle-orm'
import type { Statements } from '../../../db/database.ts'
import { userAccount } from '../../../db/schema/index.ts'

/** How a decision names whoever of the company made it. */
export async function nameOfStaff(db: Statements, userId: string): Promise<string> {
  const { firstName, lastName, username } = userAccount
  const [row] = await db.select({ firstName, lastName, username }).from(userAccount).where(eq(userAccount.id, userId))
  return (row && `${row.firstName} ${row.lastName}`.trim()) || (row?.username ?? userId)
}
