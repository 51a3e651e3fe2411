import type { Instant } from '@billett/domain'
import { and, desc, eq, gt, isNotNull, isNull, lt, ne } from 'drizzle-orm'
import { hashed } from '../../../crypto/hashed.ts'
import type { Statements, Transaction } from '../../../db/database.ts'
import { refreshToken, userAccount, userSession } from '../../../db/schema/index.ts'
import type { World } from '../../../world.ts'

export type StoredSession = typeof userSession.$inferSelect
type StoredToken = typeof refreshToken.$inferSelect
type EndedBy = NonNullable<StoredSession['endedBy']>

/** The session a token was given for; none where it came without one. */
export async function sessionOf(db: Statements, sessionId: string | null): Promise<StoredSession | undefined> {
  const [session] = sessionId === null ? [] : await db.select().from(userSession).where(eq(userSession.id, sessionId))
  return session
}

export async function insertSession(tx: Transaction, session: StoredSession): Promise<void> {
  await tx.insert(userSession).values(session)
}

/** Stores the session's newest token; the session lasts as long as it. */
export async function insertToken(tx: Transaction, token: StoredToken, seenOn: Instant): Promise<void> {
  const { sessionId, expiresOn } = token
  await tx.insert(refreshToken).values(token)
  await tx.update(userSession).set({ seenOn, expiresOn }).where(eq(userSession.id, sessionId))
}

/** A token of this client's with its session, both held until the transaction ends. */
export async function lockToken(
  tx: Transaction,
  clientId: string,
  token: string,
): Promise<{ token: StoredToken; session: StoredSession; userType: number } | undefined> {
  const [held] = await tx
    .select({ token: refreshToken, session: userSession, userType: userAccount.userType })
    .from(refreshToken)
    .innerJoin(userSession, eq(userSession.id, refreshToken.sessionId))
    .innerJoin(userAccount, and(eq(userAccount.id, userSession.accountId), eq(userAccount.clientId, clientId)))
    .where(eq(refreshToken.hash, hashed(token)))
    .for('update', { of: [refreshToken, userSession] })
  return held
}

export async function saveUse(tx: Transaction, { hash }: StoredToken, usedOn: Instant): Promise<void> {
  await tx.update(refreshToken).set({ usedOn }).where(eq(refreshToken.hash, hash))
}

/** The holder of a session has shown who they are. */
export async function noteProof(tx: Transaction, sessionId: string, provenOn: Instant): Promise<void> {
  await tx.update(userSession).set({ provenOn }).where(eq(userSession.id, sessionId))
}

interface Named {
  accountId: string
  sessionId: string
}

/** Ends one session of this account; false where there is none that runs. */
export async function endSession(
  world: World,
  db: Statements,
  { accountId, sessionId }: Named,
  by: EndedBy,
): Promise<boolean> {
  const rows = await db
    .update(userSession)
    .set({ endedOn: world.realClock(), endedBy: by })
    .where(and(eq(userSession.id, sessionId), eq(userSession.accountId, accountId), isNull(userSession.endedOn)))
    .returning({ id: userSession.id })
  return rows.length > 0
}

/** Ends every session of an account, but for the one named. Gives how many. */
export async function endSessionsOf(
  world: World,
  tx: Statements,
  accountId: string,
  by: EndedBy,
  but: string | null = null,
): Promise<number> {
  const rows = await tx
    .update(userSession)
    .set({ endedOn: world.realClock(), endedBy: by })
    .where(
      and(
        eq(userSession.accountId, accountId),
        isNull(userSession.endedOn),
        but === null ? undefined : ne(userSession.id, but),
      ),
    )
    .returning({ id: userSession.id })
  return rows.length
}

/** Ends what people of the company do in somebody's place right now. */
export async function endTakenOver(world: World, tx: Statements, accountId: string, by: EndedBy): Promise<void> {
  await tx
    .update(userSession)
    .set({ endedOn: world.realClock(), endedBy: by })
    .where(and(eq(userSession.accountId, accountId), isNull(userSession.endedOn), isNotNull(userSession.takeOver)))
}

/** Whose session at this client a refresh token belongs to. */
export async function sessionOfToken(db: Statements, clientId: string, token: string): Promise<Named | undefined> {
  const [row] = await db
    .select({ sessionId: userSession.id, accountId: userSession.accountId })
    .from(refreshToken)
    .innerJoin(userSession, eq(userSession.id, refreshToken.sessionId))
    .innerJoin(userAccount, and(eq(userAccount.id, userSession.accountId), eq(userAccount.clientId, clientId)))
    .where(eq(refreshToken.hash, hashed(token)))
  return row
}

/** The devices that are signed in, last seen first. */
export async function runningSessions(world: World, db: Statements, accountId: string): Promise<StoredSession[]> {
  return db
    .select()
    .from(userSession)
    .where(
      and(
        eq(userSession.accountId, accountId),
        isNull(userSession.endedOn),
        gt(userSession.expiresOn, world.realClock()),
      ),
    )
    .orderBy(desc(userSession.seenOn), desc(userSession.startedOn))
}

/** Sessions that ended before a moment, with their tokens. */
export async function dropSessionsBefore(db: Statements, before: Instant): Promise<void> {
  await db.delete(userSession).where(lt(userSession.expiresOn, before))
}
