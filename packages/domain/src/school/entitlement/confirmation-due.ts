import { addDays, type PlainDate } from '../../time/plain-date.ts'
import type { EntitlementRule } from './entitlement-rule.ts'

/** How it stands with what a school has been asked to confirm. */
export type ConfirmationStage = 'waiting' | 'reminded' | 'escalated'

/** Who forgets to confirm is reminded; after as many days again who pays decides without them, which counts no less. */
export function confirmationStage(
  { confirmDays }: Pick<EntitlementRule, 'confirmDays'>,
  askedOn: PlainDate,
  today: PlainDate,
): ConfirmationStage {
  if (today < addDays(askedOn, confirmDays)) return 'waiting'
  return today < addDays(askedOn, 2 * confirmDays) ? 'reminded' : 'escalated'
}
