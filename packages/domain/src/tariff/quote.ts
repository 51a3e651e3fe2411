import type { Cents } from '../money/cents.ts'
import { vatInGross } from '../money/cents.ts'
import { type CodeRefusal, checkCode, reductionOf } from './discount-code.ts'
import type { Journey } from './journey.ts'
import type { DiscountCode, PriceRow, Sort, TariffVersion } from './model.ts'
import { type NotOnSale, notOnSale, type SaleMoment } from './on-sale.ts'
import { explain, type PriceExplanation } from './price-explanation.ts'
import { type Proposal, type Proposals, proposedLevels } from './proposed-levels.ts'
import { indexOf } from './version-index.ts'

export interface QuoteRequest extends SaleMoment {
  sort: string
  /** Only for a sort whose price depends on the relation. */
  journey?: Journey
  /** As typed in. */
  discountCode?: string
  /** People on a group ticket; the sort's minimum where missing. */
  passengers?: number
}

export interface Price {
  /** Gross, of one ticket. */
  cents: Cents
  vatCents: Cents
  priceId: string
  level: string | null
  zones: string[]
  explanation: PriceExplanation
}

export type UnknownPrice =
  | NotOnSale
  | CodeRefusal
  | 'unknownSort'
  | 'passengerCount'
  | 'noRelation'
  | 'viaUnknown'
  | 'stopWithoutZone'
  | 'noRule'
  | 'noPrice'
  | 'zeroPrice'

/** Only a `known` price can be bought. `from` is the least it can cost; which price it is depends on the trip. */
export type Quote = ({ state: 'known' | 'from' } & Price) | { state: 'unknown'; reason: UnknownPrice }

const unknown = (reason: UnknownPrice): Quote => ({ state: 'unknown', reason })

interface Candidate {
  row: PriceRow
  proposal?: Proposal
}

const certain = ({ proposal }: Candidate): boolean => proposal?.certain ?? true

const cheapestFirst = (a: Candidate, b: Candidate): number =>
  a.row.cents - b.row.cents ||
  Number(certain(b)) - Number(certain(a)) ||
  (a.proposal?.zones.length ?? 0) - (b.proposal?.zones.length ?? 0)

const candidatesOf = (rows: readonly PriceRow[], proposals: readonly Proposal[]): Candidate[] =>
  rows.flatMap((row): Candidate[] =>
    row.level === null
      ? [{ row }]
      : proposals.filter(({ level }) => level === row.level).map(proposal => ({ row, proposal })),
  )

const headcount = ({ passengers: { min, max } }: Sort, asked: number | undefined): number | undefined => {
  const count = asked ?? min
  return Number.isInteger(count) && count >= min && count <= max ? count : undefined
}

/** The levels of a relation are the same for every sort, so whoever asks for many sorts passes them in. */
export const quoteAt = (version: TariffVersion, request: QuoteRequest, levels?: Proposals): Quote => {
  const sort = indexOf(version).sorts.get(request.sort)
  if (!sort) return unknown('unknownSort')
  const closed = notOnSale(version, sort, request)
  if (closed) return unknown(closed)
  const passengers = headcount(sort, request.passengers)
  if (passengers === undefined) return unknown('passengerCount')

  const rows = indexOf(version).pricesOfSort.get(sort.id) ?? []
  const needsRelation = !rows.some(row => row.level === null)
  if (needsRelation && rows.length > 0 && levels && !levels.ok) return unknown(levels.reason)
  if (needsRelation && rows.length > 0 && !levels) return unknown('noRelation')
  const [cheapest] = candidatesOf(rows, levels?.ok ? levels.proposals : []).sort(cheapestFirst)
  if (!cheapest) return unknown('noPrice')

  let code: DiscountCode | undefined
  if (request.discountCode?.trim()) {
    const check = checkCode(version, request.discountCode, sort.id, request.today)
    if (!check.ok) return unknown(check.reason)
    code = check.code
  }
  const full = cheapest.row.cents * (sort.passengers.perPerson ? passengers : 1)
  const cents = full - (code ? reductionOf(code, full) : 0)
  const mayBeFree = sort.free || (cheapest.row.cents > 0 && code?.free)
  if (!Number.isSafeInteger(cents) || cents < 0 || (cents === 0 && !mayBeFree)) return unknown('zeroPrice')

  const vatCents = vatInGross(cents, sort.vatPermille)
  const { row, proposal } = cheapest
  return {
    state: certain(cheapest) ? 'known' : 'from',
    cents,
    vatCents,
    priceId: row.id,
    level: row.level,
    zones: proposal?.zones ?? [],
    explanation: explain(version, { sort, row, proposal, code, passengers, full, cents, vatCents }),
  }
}

/** What one ticket costs and why. Where the rules say nothing the price is unknown; it is 0 only where the tariff says free. */
export const quote = (version: TariffVersion, request: QuoteRequest): Quote =>
  quoteAt(version, request, request.journey && proposedLevels(version, request.journey))
