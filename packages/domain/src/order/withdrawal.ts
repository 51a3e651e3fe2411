import { addMinutes, type Instant } from '../time/instant.ts'
import type { Ticket } from './ticket.ts'

/** Days in which a contract can be withdrawn from (§ 355 Abs. 2 BGB). */
export const WITHDRAWAL_DAYS = 14

type Withdrawable = Pick<Ticket, 'withdrawalApplies' | 'validFrom' | 'topUp'>

/**
 * Whether something begins while it can still be withdrawn from: then its buyer has to ask for that, or owes nothing
 * for what was provided until then (§ 357a Abs. 2 BGB). For credit on a card nothing is ever asked.
 */
export const beginsWhileWithdrawable = ({ withdrawalApplies, validFrom, topUp }: Withdrawable, now: Instant): boolean =>
  withdrawalApplies && !topUp && Date.parse(validFrom) < Date.parse(addMinutes(now, WITHDRAWAL_DAYS * 24 * 60))
