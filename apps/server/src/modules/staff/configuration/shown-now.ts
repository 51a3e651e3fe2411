import type { StaffConfig } from '@billett/contract'
import { goBackUntil, type Instant, watchedUntil } from '@billett/domain'
import type { Statements } from '../../../db/database.ts'
import { activeVersion, lastReplaced } from '../../run/client-version/index.ts'

const unlessOver = (until: Instant | null, now: Instant) => (until !== null && until > now ? until : null)

/** Which version the shop shows, whether it is still watched, and what one step leads back to. */
export async function shownNow(db: Statements, clientId: string, now: Instant): Promise<StaffConfig['shown']> {
  const active = await activeVersion(db, clientId)
  if (!active) return null
  const before = await lastReplaced(db, clientId)
  const until = unlessOver(before?.replacedOn ? goBackUntil(before.replacedOn) : null, now)
  return {
    version: active.version,
    watchedUntil: unlessOver(watchedUntil(active), now),
    before: before && until !== null ? { version: before.version, until } : null,
  }
}
