import { later } from '../contract/day-span.ts'
import { stepAt } from '../contract/step.ts'
import type { Timeline } from '../contract/timeline.ts'
import type { SubscriptionTerms } from '../terms/terms.ts'
import type { Absence } from './claim.ts'
import { CHARGE_COMPONENTS } from './component.ts'
import type { ClaimKey } from './owed.ts'
import { gapsOf } from './period-gaps.ts'
import { periodAt } from './period-rule.ts'

/** What was claimed under a key that nothing is owed under any more: what became of it. */
export function absenceOf(
  timeline: Timeline | null,
  { period }: SubscriptionTerms,
  { payer, component, periodStart }: ClaimKey,
): Absence {
  if (!timeline) return { kind: 'notConcluded' }
  if (CHARGE_COMPONENTS.some(one => one === component)) return { kind: 'chargeTakenBack' }
  if (component === 'termDifference') return { kind: 'differenceDropped' }
  const gaps = gapsOf(timeline, periodAt(period, timeline.anchor, periodStart))
  if (gaps.length > 0) return { kind: 'notCovered', gaps }
  const shares = stepAt(timeline.shares, later(periodStart, timeline.span.from))?.value ?? []
  return { kind: shares.some(share => share.payer === payer) ? 'repriced' : 'payerChanged' }
}
