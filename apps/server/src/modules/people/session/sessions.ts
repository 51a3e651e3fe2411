import { randomBytes } from 'node:crypto'
import { deviceName, hasUserType, type Instant, refreshDecision, refreshExpiry, USER_TYPE } from '@billett/domain'
import { clientIdOf } from '../../../call/client-id-of.ts'
import type { Context } from '../../../call/context.ts'
import { hashed } from '../../../crypto/hashed.ts'
import type { Transaction } from '../../../db/database.ts'
import type { World } from '../../../world.ts'
import { endSession, insertSession, insertToken, lockToken, type StoredSession, saveUse } from './session.repository.ts'

/** A session with the only copy of its newest refresh token. */
export interface OpenSession {
  sessionId: string
  accountId: string
  refreshToken: string
}

const REFRESH_BYTES = 32

const isStaff = (userType: number): boolean => hasUserType(userType, USER_TYPE.HGS)

const isOver = ({ startedOn }: StoredSession, userType: number, now: Instant): boolean =>
  refreshExpiry({ startedOn, isStaff: isStaff(userType) }, now) <= now

async function giveToken(
  world: World,
  tx: Transaction,
  session: StoredSession,
  userType: number,
): Promise<OpenSession> {
  const token = randomBytes(REFRESH_BYTES).toString('base64url')
  const now = world.realClock()
  const expiresOn = refreshExpiry({ startedOn: session.startedOn, isStaff: isStaff(userType) }, now)
  await insertToken(tx, { hash: hashed(token), sessionId: session.id, expiresOn, usedOn: null }, now)
  return { sessionId: session.id, accountId: session.accountId, refreshToken: token }
}

/** The device that calls is signed in from now on; `isProven`: its holder has used a passkey for it. */
export async function startSession(
  { world, agent }: Context,
  tx: Transaction,
  { id: accountId, userType }: { id: string; userType: number },
  isProven = false,
): Promise<OpenSession> {
  const now = world.realClock()
  const session: StoredSession = {
    id: world.newId(),
    accountId,
    device: deviceName(agent),
    startedOn: now,
    seenOn: now,
    expiresOn: refreshExpiry({ startedOn: now, isStaff: isStaff(userType) }, now),
    provenOn: isProven ? now : null,
    takeOver: null,
    toldOn: null,
    endedOn: null,
    endedBy: null,
  }
  await insertSession(tx, session)
  return giveToken(world, tx, session, userType)
}

export type Renewal =
  | { result: 'renewed'; session: OpenSession }
  | { result: 'refused' }
  | { result: 'reused'; accountId: string; sessionId: string }

/**
 * Exchanges a refresh token for the next. One that was exchanged before ends the session: there are two who hold it.
 */
export async function renewSession(world: World, tx: Transaction, token: string): Promise<Renewal> {
  const now = world.realClock()
  const held = await lockToken(tx, clientIdOf(world), token)
  if (!held) return { result: 'refused' }
  const decision = refreshDecision(held.token, held.session, now)
  if (decision === 'refuse') return { result: 'refused' }
  // A token of before may be good for longer than a session now lasts at all.
  if (isOver(held.session, held.userType, now)) return { result: 'refused' }
  const { id: sessionId, accountId } = held.session
  if (decision === 'reused') {
    await endSession(world, tx, { accountId, sessionId }, 'reuse')
    return { result: 'reused', accountId, sessionId }
  }
  await saveUse(tx, held.token, held.token.usedOn ?? now)
  return { result: 'renewed', session: await giveToken(world, tx, held.session, held.userType) }
}
