import { secondFactorState } from '@billett/domain'
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Statements } from '../../db/database.ts'
import { codeApp, passkey, userAccount, userSession } from '../../db/schema/index.ts'
import type { Visitor } from './visitor.ts'

/** Whether somebody has a passkey, or an app that has shown a right code. */
async function hasSecondFactor(db: Statements, accountId: string): Promise<boolean> {
  const { rows } = await db.execute<{ has: boolean }>(sql`
    select exists (select 1 from ${passkey} where ${passkey.accountId} = ${accountId})
      or exists (
        select 1 from ${codeApp} where ${codeApp.accountId} = ${accountId} and ${codeApp.secret} is not null
      ) as has`)
  return rows[0]?.has ?? false
}

/**
 * Whoever a token named, as they stand now; undefined when they are nobody any more. Whoever was signed out elsewhere,
 * or locked by staff, is nobody at once, however long their token would last. Rights are those that are stored: one
 * that was taken away counts no more with the next call, and a token's only draw menus. Guests have no session to end;
 * staff always have one. `isCompulsory`: whether their company wants a second factor of them.
 */
export async function liveVisitor(
  db: Statements,
  visitor: Visitor,
  isCompulsory = false,
): Promise<Visitor | undefined> {
  const { id, session, kind } = visitor
  if (session === null) return kind === 'staff' ? undefined : visitor
  const [stored] = await db
    .select({ rights: userAccount.rights, provenOn: userSession.provenOn, takeOver: userSession.takeOver })
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
  if (!stored) return undefined
  const { takeOver, ...now } = stored
  if (kind !== 'staff') return { ...visitor, ...now, takenOverBy: takeOver?.by ?? null }
  const secondFactor = secondFactorState({
    shown: stored.provenOn !== null,
    has: await hasSecondFactor(db, id),
    isCompulsory,
  })
  return { ...visitor, ...now, secondFactor }
}
