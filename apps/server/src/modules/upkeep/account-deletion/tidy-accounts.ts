import { addMinutes } from '@billett/domain'
import type { Surroundings } from '../../../world.ts'
import { dropPendingBefore } from '../../people/account/index.ts'
import { dropMailRequestsBefore } from '../../people/account-mail/index.ts'
import { dropCodesBefore } from '../../people/code/index.ts'
import { dropSessionsBefore } from '../../people/session/index.ts'
import { dropChallengesBefore } from '../../people/sign-in/index.ts'

const DAY = 24 * 60

/** Days a registration waits for its mail's link; the code itself lasts seven. */
const PENDING_DAYS = 8
/** Days a session that is over is still known, so that a stolen token is noticed and not just unknown. */
const SESSION_DAYS = 30

/** Forgets what has run out: data nobody needs any more is not kept. */
export async function tidyAccounts({ db, clock, realClock }: Surroundings): Promise<void> {
  const now = clock()
  const daysAgo = (days: number) => addMinutes(now, -days * DAY)
  await dropPendingBefore(db, daysAgo(PENDING_DAYS))
  await dropCodesBefore(db, daysAgo(PENDING_DAYS))
  await dropSessionsBefore(db, addMinutes(realClock(), -SESSION_DAYS * DAY))
  await dropMailRequestsBefore(db, daysAgo(1))
  await dropChallengesBefore(db, now)
}
