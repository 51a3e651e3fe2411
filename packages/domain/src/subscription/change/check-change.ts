import type { Instant } from '../../time/instant.ts'
import { addDays, type PlainDate } from '../../time/plain-date.ts'
import { businessDateOf } from '../../time/zone.ts'
import type { ContractFacts } from '../billing/facts.ts'
import { checkHappening } from '../contract/check-happening.ts'
import type { Happening } from '../contract/contract-event.ts'
import { type DaySpan, later } from '../contract/day-span.ts'
import { stepAt } from '../contract/step.ts'
import type { Timeline } from '../contract/timeline.ts'
import { type CancelRefusal, cancellationDates, cancelled } from '../terms/cancellation-dates.ts'
import { checkPause, type PauseRefusal } from '../terms/pause.ts'
import { checkRefund, type RefundRefusal } from '../terms/refund.ts'
import { replacementOf } from '../terms/replacement.ts'
import { type Approval, type ApprovalRules, approvalOf } from './approval.ts'
import type { Change } from './change.ts'

export interface ChangeSituation {
  facts: ContractFacts
  /** When it was asked for: deadlines go by it, however late somebody decides. */
  receivedOn: Instant
  timeline: Timeline
  approvals: ApprovalRules | undefined
  /** Days that were given back before. */
  refunded: readonly DaySpan[]
  /** Cards that were replaced before. */
  replaced: number
}

export type ChangeRefusal =
  | CancelRefusal
  | PauseRefusal
  | RefundRefusal
  | 'noCard'
  | 'cardThere'
  | 'nothingToTakeBack'
  | 'tooLateToTakeBack'

/** What a change puts into the history, in this order; nothing where it is none of it. */
export interface CheckedChange {
  happenings: Happening[]
  /** The first day on which it holds. */
  effectiveOn: PlainDate
  approval: Approval
  /** Day by which a proof has to come; null: none is asked for. */
  proofDueOn: PlainDate | null
  /** Last day on which it can be taken back; null: what is done is done. */
  takeBackUntil: PlainDate | null
}

export type ChangeCheck = ({ ok: true } & CheckedChange) | { ok: false; reason: ChangeRefusal; field: string }

function replacement(situation: ChangeSituation, change: Extract<Change, { kind: 'replacement' }>, today: PlainDate) {
  const { facts, timeline, replaced } = situation
  const { replacement: terms } = facts.terms
  const on = later(today, timeline.span.from)
  if (!terms || stepAt(timeline.mediums, on)?.value.kind !== 'chip') return null
  const { feeCents, approval } = replacementOf(terms, change.reason, replaced)
  const fee: Happening = {
    kind: 'charged',
    effectiveOn: on,
    payload: { component: 'replacementFee', cents: feeCents, vatPermille: terms.vatPermille, payer: null },
  }
  const happenings: Happening[] = [
    { kind: 'blocked', effectiveOn: on, payload: { cause: 'lost' } },
    { kind: 'mediumChanged', effectiveOn: on, payload: { medium: { kind: 'chip', serial: null } } },
    ...(feeCents > 0 ? [fee] : []),
  ]
  return { happenings, effectiveOn: on, approval }
}

/** Only what has not come about yet can be taken back; a card that was ordered is on its way. */
const isFromItsDay = ({ kind }: Happening) => kind === 'ended' || kind === 'paused'

function takenBack({ facts }: ChangeSituation, seqs: readonly number[], today: PlainDate): ChangeCheck {
  const refuse = (reason: ChangeRefusal): ChangeCheck => ({ ok: false, reason, field: 'changeRequestGuid' })
  const events = facts.events.filter(({ seq }) => seqs.includes(seq))
  const happenings = events.map(({ seq }): Happening => ({ kind: 'voided', effectiveOn: today, payload: { seq } }))
  for (const happening of happenings) {
    const checked = checkHappening(facts.events, happening, today)
    if (!checked.ok) return refuse(checked.reason === 'tooLateToTakeBack' ? checked.reason : 'nothingToTakeBack')
  }
  if (events.length === 0 || !events.every(isFromItsDay)) return refuse('nothingToTakeBack')
  return {
    ok: true,
    happenings,
    effectiveOn: today,
    approval: 'automatic',
    proofDueOn: null,
    takeBackUntil: null,
  }
}

/**
 * What a change that is asked for would put into a contract's history, and who decides on it; or why it cannot be. The
 * one rule of its preview, of the request, and of the decision.
 */
export function checkChange(change: Change, situation: ChangeSituation): ChangeCheck {
  const { facts, receivedOn, timeline, approvals, refunded } = situation
  const today = businessDateOf(facts.knownUntil)
  const asked = businessDateOf(receivedOn)
  const approval = approvalOf(change.kind, approvals)
  const common = { ok: true as const, approval, proofDueOn: null, takeBackUntil: null }
  switch (change.kind) {
    case 'cancel': {
      const end = cancelled(cancellationDates(timeline, facts.terms, receivedOn), change.date)
      if (!end.ok) return end
      const { effectiveOn } = end.happening
      return { ...common, happenings: [end.happening], effectiveOn, takeBackUntil: addDays(effectiveOn, -1) }
    }
    case 'pause': {
      const until = change.until && addDays(change.until, 1)
      const pause = checkPause(timeline, facts.terms, { ...change, until }, asked)
      if (!pause.ok) return pause
      const { happening, proofDueOn } = pause
      const { effectiveOn } = happening
      const takeBackUntil = effectiveOn > today ? addDays(effectiveOn, -1) : null
      return { ...common, happenings: [happening], effectiveOn, proofDueOn, takeBackUntil }
    }
    case 'refund': {
      const span = { from: change.from, to: addDays(change.until, 1) }
      const refund = checkRefund(timeline, facts.terms, facts.prices, { span, refunded }, asked)
      if (!refund.ok) return refund
      const happenings = refund.amounts.map(
        ({ cents, vatPermille }): Happening => ({
          kind: 'charged',
          effectiveOn: today,
          payload: { component: 'refund', cents: -cents, vatPermille, payer: null },
        }),
      )
      return { ...common, happenings, effectiveOn: today }
    }
    case 'replacement': {
      const card = replacement(situation, change, today)
      if (!card) return { ok: false, reason: 'noCard', field: '' }
      const isStaffs = card.approval === 'staff' && approval === 'automatic'
      return { ...common, ...card, approval: isStaffs ? 'staff' : approval }
    }
    case 'card': {
      const on = later(today, timeline.span.from)
      if (stepAt(timeline.mediums, on)?.value.kind === 'chip') return { ok: false, reason: 'cardThere', field: '' }
      const medium = { kind: 'chip', serial: null } as const
      return {
        ...common,
        happenings: [{ kind: 'mediumChanged', effectiveOn: on, payload: { medium } }],
        effectiveOn: on,
      }
    }
    case 'cardRecipient':
      return { ...common, happenings: [], effectiveOn: today }
    case 'takeBack':
      return takenBack(situation, change.seqs, today)
  }
}
