import { and, eq, isNull } from 'drizzle-orm'
import type { Statements } from '../db/database.ts'
import { userAccount, userSession } from '../db/schema/index.ts'
import type { Visitor } from './visitor.ts'

/**
 * Whoever a token named, as they stand now; undefined when they are nobody any more. Whoever was signed out elsewhere,
 * or locked by staff, is nobody at once, however long their token would last. Rights are those that are stored: one
 * that was taken away counts no more with the next call, and a token's only draw menus. Guests have no session to end;
 * staff always have one.
 */
export async function liveVisitor(db: Statements, visitor: Visitor): Promise<Visitor | undefined> {
  const { id, session, kind } = visitor
  if (session === null) return kind === 'staff' ? undefined : visitor
  const [stored] = await db
    .select({ rights: userAccount.rights, provenOn: userSession.provenOn })
    .from(userSession)
    .innerJoin(userAccount, eq(userAccount.id, userSession.accountId))
    .where(
      and(
        eq(userSession.id, session),
        eq(userSession.accountId, id),
        isNull(userSession.endedOn),
        eq(userAccount.state, 'active'),
      ),
    )
  return stored && { ...visitor, ...stored }
}
