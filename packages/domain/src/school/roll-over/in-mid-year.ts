import type { Share } from '../../subscription/billing/share.ts'
import { addDays, addMonths, firstOfMonth, type PlainDate } from '../../time/plain-date.ts'
import { confirmationStage } from '../entitlement/confirmation-due.ts'

/** Something that waits for an organisation, and for whom of it, where somebody has taken it. */
export interface OpenItem {
  id: string
  organisationId: string
  /** The contact person who looks after it; null: all of the organisation do. */
  personId: string | null
}

export interface Colleague {
  id: string
  organisationId: string
  /** They may decide there. */
  mayDecide: boolean
}

/**
 * Who looks after what somebody leaves behind: colleagues of the same organisation who may decide, in turn, so that
 * nobody gets it all; where there is none it is everybody's, and the organisation above is told.
 */
export function reassigned(
  items: readonly OpenItem[],
  leaver: string,
  colleagues: readonly Colleague[],
): { id: string; personId: string | null; isOrphan: boolean }[] {
  const left = items.filter(({ personId }) => personId === leaver).toSorted((a, b) => (a.id < b.id ? -1 : 1))
  const turn = new Map<string, number>()
  return left.map(({ id, organisationId }) => {
    const able = colleagues
      .filter(one => one.organisationId === organisationId && one.mayDecide && one.id !== leaver)
      .toSorted((a, b) => (a.id < b.id ? -1 : 1))
    const next = turn.get(organisationId) ?? 0
    turn.set(organisationId, next + 1)
    const taker = able[next % Math.max(able.length, 1)]
    return { id, personId: taker?.id ?? null, isOrphan: taker === undefined }
  })
}

/** What is done about a school that has not confirmed; each once, on the first day on which it is due. */
export type ReminderAct = 'remindSchool' | 'tellPayer'

export function reminderDue(
  rule: { confirmDays: number },
  { askedOn, reminded, escalated }: { askedOn: PlainDate; reminded: boolean; escalated: boolean },
  today: PlainDate,
): ReminderAct | null {
  const stage = confirmationStage(rule, askedOn, today)
  if (stage === 'escalated') return escalated ? null : 'tellPayer'
  return stage === 'reminded' && !reminded ? 'remindSchool' : null
}

/** Whether a ticket is good for the time being only: who pays has agreed, and the school has still said nothing. */
export const isProvisional = (stage: 'waiting' | 'reminded' | 'escalated', isPayerAgreed: boolean): boolean =>
  stage === 'escalated' && isPayerAgreed

/**
 * Another payer from a day on: in the month in which that day lies the old one still pays, unless it is the first of
 * it, so that no month is split. Shares of others stay as they are. Null: the old one pays nothing, or both take parts
 * that cannot be said as one, and people agree them anew.
 */
export function otherPayer(
  shares: readonly Share[],
  { before, after, from }: { before: string; after: string; from: PlainDate },
): { effectiveOn: PlainDate; shares: Share[] } | null {
  const [old, own] = [shares.find(({ payer }) => payer === before), shares.find(({ payer }) => payer === after)]
  if (!old || before === after) return null
  const one = own ? asOne(old, own) : { ...old, payer: after }
  if (!one) return null
  const effectiveOn = from === firstOfMonth(from) ? from : addMonths(firstOfMonth(from), 1)
  return { effectiveOn, shares: shares.flatMap(share => (share === old ? [one] : share === own ? [] : [share])) }
}

/** Two parts of one payer as one part. */
function asOne(old: Share, own: Share): Share | null {
  if (old.kind === 'fixed' && own.kind === 'fixed') return { ...own, cents: own.cents + old.cents }
  if (old.kind === 'permille' && own.kind === 'permille') return { ...own, permille: own.permille + old.permille }
  return old.kind === 'remainder' || own.kind === 'remainder' ? { payer: own.payer, kind: 'remainder' } : null
}

/** What happens to a school as a whole. Days are first days. */
export type SchoolChange =
  | { kind: 'closes'; from: PlainDate; successor: string | null }
  | { kind: 'merges'; from: PlainDate; successor: string }
  | { kind: 'number'; number: string }

/** What becomes of a school and its pupils. */
export interface SchoolChangeEffect {
  /** Its last day; null: it goes on. */
  until: PlainDate | null
  /** Where its pupils are from then on; null: they are asked for, or stay. */
  pupilsTo: string | null
  /** Its pupils have to be placed by people. */
  isPlacedByHand: boolean
  number: string | null
}

/** A new number is the same school: pupils, contracts and payers stay. What closes or merges ends on the day before. */
export function schoolChangeEffect(change: SchoolChange): SchoolChangeEffect {
  if (change.kind === 'number') return { until: null, pupilsTo: null, isPlacedByHand: false, number: change.number }
  const { from, successor } = change
  return { until: addDays(from, -1), pupilsTo: successor, isPlacedByHand: successor === null, number: null }
}
