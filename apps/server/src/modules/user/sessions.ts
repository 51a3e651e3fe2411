import { randomBytes } from 'node:crypto'
import { deviceName, type Instant, refreshDecision, refreshExpiry } from '@billett/domain'
import { and, desc, eq, gt, isNull, lt, ne } from 'drizzle-orm'
import type { Context } from '../../call/context.ts'
import { hashed } from '../../call/hashed.ts'
import type { Statements, Transaction } from '../../db/database.ts'
import { refreshToken, userSession } from '../../db/schema/index.ts'
import type { World } from '../../world.ts'

export type StoredSession = typeof userSession.$inferSelect
type EndedBy = NonNullable<StoredSession['endedBy']>

/** A session with the only copy of its newest refresh token. */
export interface OpenSession {
  sessionId: string
  accountId: string
  refreshToken: string
}

const REFRESH_BYTES = 32

async function giveToken(world: World, tx: Transaction, session: StoredSession): Promise<OpenSession> {
  const token = randomBytes(REFRESH_BYTES).toString('base64url')
  const expiresOn = refreshExpiry(session, world.clock())
  await tx.insert(refreshToken).values({ hash: hashed(token), sessionId: session.id, expiresOn, usedOn: null })
  await tx.update(userSession).set({ seenOn: world.clock(), expiresOn }).where(eq(userSession.id, session.id))
  return { sessionId: session.id, accountId: session.accountId, refreshToken: token }
}

/** The session a token was given for; none where it came without one. */
export async function sessionOf(db: Statements, sessionId: string | null): Promise<StoredSession | undefined> {
  const [session] = sessionId === null ? [] : await db.select().from(userSession).where(eq(userSession.id, sessionId))
  return session
}

/** The device that calls is signed in from now on. */
export async function startSession(
  { world, agent }: Context,
  tx: Transaction,
  accountId: string,
): Promise<OpenSession> {
  const now = world.clock()
  const session: StoredSession = {
    id: world.newId(),
    accountId,
    device: deviceName(agent),
    startedOn: now,
    seenOn: now,
    expiresOn: refreshExpiry({ startedOn: now, endedOn: null }, now),
    endedOn: null,
    endedBy: null,
  }
  await tx.insert(userSession).values(session)
  return giveToken(world, tx, session)
}

export type Renewal =
  | { result: 'renewed'; session: OpenSession }
  | { result: 'refused' }
  | { result: 'reused'; accountId: string; sessionId: string }

/** Exchanges a refresh token for the next. One that was exchanged before ends the session: there are two who hold it. */
export async function renewSession(world: World, tx: Transaction, token: string): Promise<Renewal> {
  const now = world.clock()
  const [held] = await tx
    .select({ token: refreshToken, session: userSession })
    .from(refreshToken)
    .innerJoin(userSession, eq(userSession.id, refreshToken.sessionId))
    .where(eq(refreshToken.hash, hashed(token)))
    .for('update')
  if (!held) return { result: 'refused' }
  const decision = refreshDecision(held.token, held.session, now)
  if (decision === 'refuse') return { result: 'refused' }
  const { id: sessionId, accountId } = held.session
  if (decision === 'reused') {
    await endSession(world, tx, { accountId, sessionId }, 'reuse')
    return { result: 'reused', accountId, sessionId }
  }
  await tx
    .update(refreshToken)
    .set({ usedOn: held.token.usedOn ?? now })
    .where(eq(refreshToken.hash, held.token.hash))
  return { result: 'renewed', session: await giveToken(world, tx, held.session) }
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
    .set({ endedOn: world.clock(), endedBy: by })
    .where(and(eq(userSession.id, sessionId), eq(userSession.accountId, accountId), isNull(userSession.endedOn)))
    .returning({ id: userSession.id })
  return rows.length > 0
}

/** Ends every session of an account, but for the one named. */
export async function endSessionsOf(
  world: World,
  tx: Statements,
  accountId: string,
  by: EndedBy,
  but: string | null = null,
): Promise<void> {
  await tx
    .update(userSession)
    .set({ endedOn: world.clock(), endedBy: by })
    .where(
      and(
        eq(userSession.accountId, accountId),
        isNull(userSession.endedOn),
        but === null ? undefined : ne(userSession.id, but),
      ),
    )
}

/** Whose session a refresh token belongs to. */
export async function sessionOfToken(db: Statements, token: string): Promise<Named | undefined> {
  const [row] = await db
    .select({ sessionId: userSession.id, accountId: userSession.accountId })
    .from(refreshToken)
    .innerJoin(userSession, eq(userSession.id, refreshToken.sessionId))
    .where(eq(refreshToken.hash, hashed(token)))
  return row
}

/** The devices that are signed in, last seen first. */
export async function runningSessions(world: World, db: Statements, accountId: string): Promise<StoredSession[]> {
  return db
    .select()
    .from(userSession)
    .where(
      and(eq(userSession.accountId, accountId), isNull(userSession.endedOn), gt(userSession.expiresOn, world.clock())),
    )
    .orderBy(desc(userSession.seenOn), desc(userSession.startedOn))
}

/** Sessions that ended before a moment, with their tokens. */
export async function dropSessionsBefore(db: Statements, before: Instant): Promise<void> {
  await db.delete(userSession).where(lt(userSession.expiresOn, before))
}
