import type { Instant } from '../time/instant.ts'
import { addDays, type PlainDate } from '../time/plain-date.ts'
import { workingDayFrom } from '../time/working-day.ts'
import { businessDateOf } from '../time/zone.ts'
import type { Ticket } from './ticket.ts'

/** Days in which a contract can be withdrawn from (§ 355 Abs. 2 BGB). */
export const WITHDRAWAL_DAYS = 14

/**
 * Last day on which what was concluded on a day can be withdrawn from: the fourteenth after it, or the next working day
 * (§ 193 BGB), as terms of objections end.
 */
export const withdrawableUntil = (concluded: PlainDate): PlainDate =>
  workingDayFrom(addDays(concluded, WITHDRAWAL_DAYS))

type Withdrawable = Pick<Ticket, 'withdrawalApplies' | 'validFrom' | 'topUp'>

/**
 * Whether something begins while it can still be withdrawn from: then its buyer has to ask for that, or owes nothing
 * for what was provided until then (§ 357a Abs. 2 BGB). For credit on a card nothing is ever asked.
 */
export const beginsWhileWithdrawable = ({ withdrawalApplies, validFrom, topUp }: Withdrawable, now: Instant): boolean =>
  withdrawalApplies && !topUp && businessDateOf(validFrom) <= withdrawableUntil(businessDateOf(now))
