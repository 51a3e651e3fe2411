import type { Happening } from '../../subscription/contract/contract-event.ts'
import { later } from '../../subscription/contract/day-span.ts'
import type { Timeline } from '../../subscription/contract/timeline.ts'
import { addDays, type PlainDate } from '../../time/plain-date.ts'
import { otherPayer } from './other-payer.ts'
import type { RollKind, RollPlace } from './proposal.ts'

/** Days in which somebody is at a school, both ends meant. */
export interface StoredPlace extends RollPlace {
  id: string
  personnelNumber: string
  validFrom: PlainDate
  validUntil: PlainDate | null
}

/** What becomes of one pupil, as it was agreed. */
export interface RollDecision {
  kind: RollKind
  before: RollPlace | null
  after: RollPlace | null
  away: { from: PlainDate; until: PlainDate } | null
  /** Nobody pays for the way any more: by the rule, or because who pays has said no. */
  isDeclined: boolean
}

/** What takes a row back. */
export interface RollInverse {
  /** Memberships that were ended, with the last day they had. */
  closed: { id: string; validUntil: PlainDate | null }[]
  opened: string[]
  /** Events that were recorded, and the organisation that was taken along; null: it stayed. */
  contracts: { id: string; seqs: number[]; organisationId: string | null }[]
}

/** What is done about somebody's place. */
export type PlaceMoves =
  | {
      ok: true
      close: { id: string; validUntil: PlainDate } | null
      open: (RollPlace & { personnelNumber: string; validFrom: PlainDate; validUntil: PlainDate | null }) | null
    }
  | { ok: false; reason: 'changedMeanwhile' | 'rowUnclear' }

const isSame = (one: RollPlace, other: RollPlace): boolean =>
  one.organisationId === other.organisationId && one.grade === other.grade && one.class === other.class

/**
 * From the first day of the year on somebody is where they were agreed to be. What was arranged already stays as it
 * is, and whoever is elsewhere than when it was looked at is left alone.
 */
export function placeMoves(
  { kind, before, after }: RollDecision,
  places: readonly StoredPlace[],
  from: PlainDate,
): PlaceMoves {
  const nothing = { ok: true as const, close: null, open: null }
  if (kind === 'unclear') return { ok: false, reason: 'rowUnclear' }
  if (kind === 'new') return nothing
  const last = addDays(from, -1)
  const now = places.find(
    ({ validFrom, validUntil }) => validFrom <= last && (validUntil === null || validUntil >= last),
  )
  if (!now || !before || !isSame(now, before)) return { ok: false, reason: 'changedMeanwhile' }
  if (places.some(({ validFrom }) => validFrom >= from)) return nothing
  const close = now.validUntil === last ? null : { id: now.id, validUntil: last }
  if (kind === 'leaves') return { ok: true, close, open: null }
  if (!after || now.validUntil === last) return { ok: false, reason: 'changedMeanwhile' }
  const { personnelNumber, validUntil } = now
  return { ok: true, close, open: { ...after, personnelNumber, validFrom: from, validUntil } }
}

/** Who pays before and after, by their accounts; null: nobody does. */
export interface RollPayers {
  before: string | null
  after: string | null
}

interface Circumstances {
  from: PlainDate
  payers: RollPayers
  /** The contract is to be about another school, as it was arranged. */
  isOnTheWay: boolean
  /** That school is none about which is decided with this year, and it is that by the first day of it. */
  isOthers: boolean
}

/**
 * What happens to a contract of somebody with the year; nothing to one that has ended by then. One that is on its way
 * to another school goes along there: its holder leaves the one alone. Where others decide about that school
 * (`isOthers`), a no of who decides here ends nothing either: from the year on the way is none of theirs.
 */
export function rollHappenings(
  { kind, away, isDeclined }: RollDecision,
  { span, shares }: Pick<Timeline, 'shares' | 'span'>,
  { from, payers, isOnTheWay, isOthers }: Circumstances,
): Happening[] {
  if (span.to <= from) return []
  const first = later(from, span.from)
  if ((isDeclined && !isOthers) || (kind === 'leaves' && !isOnTheWay))
    return [{ kind: 'ended', effectiveOn: first, payload: { reason: 'transportOperatorRequest' } }]
  const happenings: Happening[] = []
  const { before, after } = payers
  const agreed = shares.at(-1)?.value ?? []
  const other = before && after ? otherPayer(agreed, { before, after, from: first }) : null
  if (kind === 'changedSchool' && other)
    happenings.push({ kind: 'sharesAgreed', effectiveOn: other.effectiveOn, payload: { shares: other.shares } })
  if (away && away.until >= first)
    happenings.push({
      kind: 'paused',
      effectiveOn: later(away.from, first),
      payload: { until: addDays(away.until, 1), reason: 'unknown' },
    })
  return happenings
}
