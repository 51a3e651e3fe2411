import { addDays, type PlainDate } from '../../time/plain-date.ts'
import { yearOfLabel } from '../school-year.ts'
import type { Entitlement, EntitlementKind, WayFacts } from './entitlement.ts'

/** How the metres of a way were found out. */
export const MEASURING_METHODS = ['footway', 'manual', 'unknown'] as const
export type MeasuringMethod = (typeof MEASURING_METHODS)[number]

/** What a decision was made on; nothing that says who anybody is. */
export interface DecisionFacts extends WayFacts {
  method: MeasuringMethod
  /** Of metres that somebody said: why, and by which document. */
  measuredBecause: string
  /** The document that shows it, by its id among those of who pays; absent where none was handed in. */
  measuredDocumentId?: string
}

/**
 * What who pays has decided about a way; `agreed` and `declined` are about requests that no rule of ways is about,
 * `takenBack` takes a yes back, so that it is decided anew, and `objectionDismissed` leaves a decision as it is that
 * somebody had objected to.
 */
export const DECISION_RESULTS = [
  'entitled',
  'selfPay',
  'notEntitled',
  'agreed',
  'declined',
  'takenBack',
  'objectionDismissed',
] as const
export type DecisionResult = (typeof DECISION_RESULTS)[number]

/** Whether somebody said something else than the rule. */
export interface Decided {
  result: 'entitled' | 'selfPay' | 'notEntitled'
  /** The rule left it open, and a person has examined it. */
  isExamined: boolean
  /** The rule says otherwise, and who pays has decided all the same. */
  departs: boolean
}

/**
 * What a yes or a no of who pays comes to beside what the rule says. A yes to whoever the rule gives a ticket at their
 * own price is that; a yes to whoever it gives none is a departure, and so is a no to who is entitled.
 */
export function decidedBy({ kind }: Pick<Entitlement, 'kind'>, yes: boolean): Decided {
  const isExamined = kind === 'unknown'
  if (!yes) return { result: 'notEntitled', isExamined, departs: kind === 'entitled' }
  if (kind === 'selfPay') return { result: 'selfPay', isExamined, departs: false }
  return { result: 'entitled', isExamined, departs: kind === 'notEntitled' }
}

/** What somebody has said in so many words, beside what the rule says: it departs where that is something else. */
export const decidedAs = ({ kind }: Pick<Entitlement, 'kind'>, result: Decided['result']): Decided => ({
  result,
  isExamined: kind === 'unknown',
  departs: kind !== 'unknown' && kind !== result,
})

/** How a decided result counts among the children of a family. */
export function kindOfResult(result: DecisionResult): EntitlementKind {
  if (result === 'agreed') return 'entitled'
  return result === 'declined' || result === 'takenBack' || result === 'objectionDismissed' ? 'notEntitled' : result
}

/**
 * Whether it says something about a way, and so about shares: an answer to a request about a ticket, or to an objection
 * that is dismissed, leaves these.
 */
export const isOfWay = ({ result }: { result: DecisionResult }): boolean =>
  result !== 'agreed' && result !== 'declined' && result !== 'objectionDismissed'

interface Taken {
  id: string
  result: DecisionResult
  citesId: string | null
}

/** Decisions that say something still: neither those that were taken back, nor those that take them back. */
export function standingDecisions<D extends Taken>(decisions: readonly D[]): D[] {
  const gone = new Set(decisions.flatMap(({ result, citesId }) => (result === 'takenBack' ? [citesId] : [])))
  return decisions.filter(({ id, result }) => result !== 'takenBack' && !gone.has(id))
}

/** `000012/2026`: number and school year of a letter, as people name it. */
export const decisionNumber = (number: number, schoolYear: string): string =>
  `${String(number).padStart(6, '0')}/${yearOfLabel(schoolYear)}`

/**
 * In which days each of several decisions about one child holds, in the order they were made: until the day before the
 * next one. One that begins before an earlier one takes its place.
 */
export function decisionSpans<D extends { validFrom: PlainDate }>(
  decisions: readonly D[],
): (D & { until: PlainDate | null })[] {
  const holding: D[] = []
  for (const decision of decisions) {
    while ((holding.at(-1)?.validFrom ?? '') >= decision.validFrom) holding.pop()
    holding.push(decision)
  }
  return holding.map((decision, index) => {
    const next = holding[index + 1]
    return { ...decision, until: next ? addDays(next.validFrom, -1) : null }
  })
}
