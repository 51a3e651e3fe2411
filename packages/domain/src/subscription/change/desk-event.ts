import type { Cents, Permille } from '../../money/cents.ts'
import { addDays, type PlainDate } from '../../time/plain-date.ts'
import { businessDateOf } from '../../time/zone.ts'
import { chargedPeriods } from '../billing/charged-periods.ts'
import type { ContractFacts } from '../billing/facts.ts'
import { faresOfPeriod } from '../billing/period-fares.ts'
import type { EndReason, Happening } from '../contract/contract-event.ts'
import { later } from '../contract/day-span.ts'
import type { Timeline } from '../contract/timeline.ts'

/** Why the company ends a contract itself, on a day that no period of notice decides. */
export const DESK_END_REASONS = [
  'transportOperatorRequest',
  'faultyOutput',
  'breach',
  'endOfMinimumTerm',
  'customerRequest',
] as const satisfies readonly EndReason[]
export type DeskEndReason = (typeof DESK_END_REASONS)[number]

/** What is claimed or given back once, beside the price. */
export const DESK_CHARGES = ['credit', 'cardFee', 'replacementFee'] as const
export type DeskCharge = (typeof DESK_CHARGES)[number]

/** What people of the company enter about a contract that no customer could have asked for. */
export type DeskEvent =
  /** Both days are meant. */
  | { kind: 'end'; lastDay: PlainDate; reason: DeskEndReason }
  /** `from`: the first day that is covered again. */
  | { kind: 'resume'; from: PlainDate }
  /** `amountInCent`: more than nothing, also of a credit. */
  | { kind: 'charge'; what: DeskCharge; amountInCent: Cents }

export type DeskEventRefusal = 'endsAlready' | 'notValid' | 'notPaused' | 'priceUnknown'

type Entered = { ok: true; happening: Happening } | { ok: false; reason: DeskEventRefusal; field: string }

const refuse = (reason: DeskEventRefusal, field: string): Entered => ({ ok: false, reason, field })

/** Of the period that a day is in, or of the last before it; undefined where nobody knows its price. */
function vatOfFare({ terms, prices }: ContractFacts, timeline: Timeline, day: PlainDate): Permille | undefined {
  const charged = chargedPeriods(timeline, terms, addDays(day, 1)).at(-1)
  return charged && faresOfPeriod(timeline, terms, prices, charged)?.[0]?.vatPermille
}

function charge(
  { what, amountInCent }: Extract<DeskEvent, { kind: 'charge' }>,
  facts: ContractFacts,
  timeline: Timeline,
): Entered {
  const effectiveOn = later(businessDateOf(facts.knownUntil), timeline.span.from)
  const isCredit = what === 'credit'
  const vatOfFee = isCredit ? undefined : facts.terms.replacement?.vatPermille
  const vatPermille = vatOfFee ?? vatOfFare(facts, timeline, effectiveOn)
  if (vatPermille === undefined) return refuse('priceUnknown', 'amountInCent')
  const [component, cents] = isCredit ? (['refund', -amountInCent] as const) : ([what, amountInCent] as const)
  return {
    ok: true,
    happening: { kind: 'charged', effectiveOn, payload: { component, cents, vatPermille, payer: null } },
  }
}

/** What goes into the history by it; or why it cannot be. The one rule of its trial and of the act. */
export function deskEvent(event: DeskEvent, facts: ContractFacts, timeline: Timeline): Entered {
  const { span, paused } = timeline
  if (event.kind === 'charge') return charge(event, facts, timeline)
  if (event.kind === 'resume') {
    const isPaused = paused.some(({ from, to }) => from < event.from && event.from < to)
    if (!isPaused) return refuse('notPaused', 'from')
    return { ok: true, happening: { kind: 'resumed', effectiveOn: event.from, payload: {} } }
  }
  const effectiveOn = addDays(event.lastDay, 1)
  if (effectiveOn < span.from) return refuse('notValid', 'lastDay')
  if (span.to <= effectiveOn) return refuse('endsAlready', 'lastDay')
  return { ok: true, happening: { kind: 'ended', effectiveOn, payload: { reason: event.reason } } }
}
