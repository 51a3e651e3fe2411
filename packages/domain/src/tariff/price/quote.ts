import type { Cents } from '../../money/cents.ts'
import { vatInGross } from '../../money/cents.ts'
import type { Journey } from '../journey.ts'
import type { PriceRow, Sort, TariffVersion } from '../model.ts'
import { indexOf } from '../version-index.ts'
import { type NotOnSale, notOnSale, type SaleMoment } from './on-sale.ts'
import { explain, type PriceExplanation } from './price-explanation.ts'
import { type Proposal, type Proposals, proposedLevels } from './proposed-levels.ts'

export interface QuoteRequest extends SaleMoment {
  sort: string
  /** Only for a sort whose price depends on the relation. */
  journey?: Journey
  /** People on a group ticket; the sort's minimum where missing. */
  passengers?: number
}

export interface Price {
  /** Gross, of one ticket. */
  cents: Cents
  vatCents: Cents
  priceId: string
  level: string | null
  zones: readonly string[]
  explanation: PriceExplanation
}

export type UnknownPrice =
  | NotOnSale
  | 'unknownSort'
  | 'passengerCount'
  | 'noRelation'
  | 'viaUnknown'
  | 'stopWithoutZone'
  | 'noRule'
  | 'noPrice'
  | 'zeroPrice'

/** Only a `known` price can be bought. `from` is the least it can cost; which price it is depends on the trip. */
export const PRICE_STATES = ['known', 'from', 'unknown'] as const
type PriceState = (typeof PRICE_STATES)[number]

export type Quote = ({ state: Exclude<PriceState, 'unknown'> } & Price) | { state: 'unknown'; reason: UnknownPrice }

const unknown = (reason: UnknownPrice): Quote => ({ state: 'unknown', reason })

interface Candidate {
  row: PriceRow
  proposal?: Proposal
}

const certain = ({ proposal }: Candidate): boolean => proposal?.certain ?? true

/** Negative where `a` is what a passenger would rather pay. */
const compared = (a: Candidate, b: Candidate): number =>
  a.row.cents - b.row.cents ||
  Number(certain(b)) - Number(certain(a)) ||
  (a.proposal?.zones.length ?? 0) - (b.proposal?.zones.length ?? 0)

/** Of the rows that hold here the cheapest; undefined where none does. */
function cheapestOf(rows: readonly PriceRow[], proposals: readonly Proposal[]): Candidate | undefined {
  let cheapest: Candidate | undefined
  const consider = (candidate: Candidate) => {
    if (!cheapest || compared(candidate, cheapest) < 0) cheapest = candidate
  }
  for (const row of rows)
    if (row.level === null) consider({ row })
    else for (const proposal of proposals) if (proposal.level === row.level) consider({ row, proposal })
  return cheapest
}

const headcount = ({ passengers: { min, max } }: Sort, asked: number | undefined): number | undefined => {
  const count = asked ?? min
  return Number.isInteger(count) && count >= min && count <= max ? count : undefined
}

/** What one ticket of a sort costs that is on sale; `asked` people travel on it. */
export function priceOf(version: TariffVersion, sort: Sort, levels?: Proposals, asked?: number): Quote {
  const passengers = headcount(sort, asked)
  if (passengers === undefined) return unknown('passengerCount')

  const rows = indexOf(version).pricesOfSort.get(sort.id) ?? []
  const needsRelation = rows.length > 0 && !rows.some(row => row.level === null)
  if (needsRelation && !levels) return unknown('noRelation')
  if (needsRelation && levels && !levels.ok) return unknown(levels.reason)
  const cheapest = cheapestOf(rows, levels?.ok ? levels.proposals : [])
  if (!cheapest) return unknown('noPrice')

  const cents = cheapest.row.cents * (sort.passengers.perPerson ? passengers : 1)
  if (!Number.isSafeInteger(cents) || cents < 0 || (cents === 0 && !sort.free)) return unknown('zeroPrice')

  const vatCents = vatInGross(cents, sort.vatPermille)
  const { row, proposal } = cheapest
  return {
    state: certain(cheapest) ? 'known' : 'from',
    cents,
    vatCents,
    priceId: row.id,
    level: row.level,
    zones: proposal?.zones ?? [],
    explanation: explain(version, { sort, row, proposal, passengers, cents, vatCents }),
  }
}

/** The levels of a relation are the same for every sort, so whoever asks for many sorts passes them in. */
export const quoteAt = (version: TariffVersion, request: QuoteRequest, levels?: Proposals): Quote => {
  const sort = indexOf(version).sorts.get(request.sort)
  if (!sort) return unknown('unknownSort')
  const closed = notOnSale(version, sort, request)
  return closed ? unknown(closed) : priceOf(version, sort, levels, request.passengers)
}

/**
 * What one ticket costs and why. Where the rules say nothing the price is unknown; it is 0 only where the tariff says
 * free.
 */
export const quote = (version: TariffVersion, request: QuoteRequest): Quote =>
  quoteAt(version, request, request.journey && proposedLevels(version, request.journey))
