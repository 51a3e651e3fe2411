import type { PlainDate } from '../../time/plain-date.ts'
import { checkShares, type ShareRefusal } from '../billing/share.ts'
import type { ContractEvent, Happening } from './contract-event.ts'
import { inForce } from './in-force.ts'

export type HappeningRefusal =
  | ShareRefusal
  | 'alreadyConcluded'
  | 'notConcluded'
  | 'pauseUntilNotAllowed'
  | 'amountZero'
  | 'nothingToTakeBack'
  | 'tooLateToTakeBack'

type Checked = { ok: true } | { ok: false; reason: HappeningRefusal }

const refuse = (reason: HappeningRefusal): Checked => ({ ok: false, reason })
const FINE: Checked = { ok: true }

/** What can be taken back is in force, and an end or a pause only before its day: what was travelled was travelled. */
function checkVoid(known: readonly ContractEvent[], seq: number, today: PlainDate): Checked {
  const event = known.find(other => other.seq === seq)
  if (!event) return refuse('nothingToTakeBack')
  const isFromItsDay = event.kind === 'ended' || event.kind === 'paused' || event.kind === 'resumed'
  return isFromItsDay && event.effectiveOn <= today ? refuse('tooLateToTakeBack') : FINE
}

/** Can this be recorded of a contract with these events? What cannot would be no history, whoever says it. */
export function checkHappening(events: readonly ContractEvent[], happening: Happening, today: PlainDate): Checked {
  const known = inForce(events, '9999')
  const isConcluded = known.some(({ kind }) => kind === 'concluded')
  if (happening.kind === 'concluded')
    return isConcluded ? refuse('alreadyConcluded') : checkShares(happening.payload.shares)
  if (!isConcluded) return refuse('notConcluded')
  switch (happening.kind) {
    case 'sharesAgreed':
      return checkShares(happening.payload.shares)
    case 'paused':
      return happening.payload.until > happening.effectiveOn ? FINE : refuse('pauseUntilNotAllowed')
    case 'charged':
      return happening.payload.cents === 0 ? refuse('amountZero') : FINE
    case 'voided':
      return checkVoid(known, happening.payload.seq, today)
    default:
      return FINE
  }
}
