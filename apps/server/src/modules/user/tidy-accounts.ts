import { addMinutes } from '@billett/domain'
import { lt } from 'drizzle-orm'
import { accountMailRequest, oneTimeCode, passkeyChallenge, userSession } from '../../db/schema/index.ts'
import type { World } from '../../world.ts'
import { dropOldCounts } from '../attempt/index.ts'
import { dropPendingBefore } from './account.repository.ts'

const DAY = 24 * 60

/** Days a registration waits for its mail's link; the code itself lasts seven. */
const PENDING_DAYS = 8
/** Days a session that is over is still known, so that a stolen token is noticed and not just unknown. */
const SESSION_DAYS = 30

/** Forgets what has run out: data nobody needs any more is not kept. */
export async function tidyAccounts(world: World): Promise<void> {
  const now = world.clock()
  const { db } = world
  await dropPendingBefore(db, addMinutes(now, -PENDING_DAYS * DAY))
  await db.delete(oneTimeCode).where(lt(oneTimeCode.expiresOn, addMinutes(now, -PENDING_DAYS * DAY)))
  await db.delete(userSession).where(lt(userSession.expiresOn, addMinutes(now, -SESSION_DAYS * DAY)))
  await dropOldCounts(db, now)
  await db.delete(accountMailRequest).where(lt(accountMailRequest.requestedOn, addMinutes(now, -DAY)))
  await db.delete(passkeyChallenge).where(lt(passkeyChallenge.expiresOn, now))
}
