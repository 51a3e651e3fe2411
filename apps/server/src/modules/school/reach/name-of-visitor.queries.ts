import { eq } from 'drizzle-orm'
import type { Context } from '../../../call/context.ts'
import type { Statements } from '../../../db/database.ts'
import { userAccount } from '../../../db/schema/index.ts'

/** Who decides, by name. */
export async function nameOfVisitor({ visitor }: Context, db: Statements): Promise<string> {
  const { firstName, lastName } = userAccount
  const [row] = await db.select({ firstName, lastName }).from(userAccount).where(eq(userAccount.id, visitor.id))
  return row ? `${row.firstName} ${row.lastName}`.trim() : ''
}
