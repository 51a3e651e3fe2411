import { withdrawableUntil } from '../../order/withdrawal.ts'
import type { Instant } from '../../time/instant.ts'
import type { PlainDate } from '../../time/plain-date.ts'
import { businessDateOf } from '../../time/zone.ts'
import type { Happening } from '../contract/contract-event.ts'
import { later } from '../contract/day-span.ts'

type Withdrawn =
  | { ok: true; happening: Extract<Happening, { kind: 'ended' }> }
  | { ok: false; reason: 'withdrawalTooLate' }

/**
 * A contract that is withdrawn from ends with the day the declaration came: before its first day it never began, after
 * that the days until then are paid for.
 */
export function withdrawn(
  { concludedOn, firstDay }: { concludedOn: Instant; firstDay: PlainDate },
  receivedOn: Instant,
): Withdrawn {
  const received = businessDateOf(receivedOn)
  if (received > withdrawableUntil(businessDateOf(concludedOn))) return { ok: false, reason: 'withdrawalTooLate' }
  return {
    ok: true,
    happening: { kind: 'ended', effectiveOn: later(firstDay, received), payload: { reason: 'withdrawal' } },
  }
}
