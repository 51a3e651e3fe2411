import { businessDateOf, payersFrom } from '@billett/domain'
import { refuse } from '../../../call/refused.ts'
import type { HeldContract } from '../own-contract/index.ts'

/**
 * The reader’s own accounts as a payer of a contract, from today on: who pays in turns has more than one. Refuses
 * `notPayer` who pays nothing of it, and `contractExpired` where nothing is left to pay.
 */
export function ownPayers({ timeline, facts, ownPayers: all }: HeldContract): [string, ...string[]] {
  if (!timeline) refuse('contractNotGranted')
  const paying = payersFrom(timeline, businessDateOf(facts.knownUntil))
  const [first, ...others] = paying.filter(payer => all.has(payer))
  return first === undefined ? refuse('notPayer') : [first, ...others]
}
