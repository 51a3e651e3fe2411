import type { Cents, Permille } from '../money/cents.ts'
import type { PlainDate } from '../time/plain-date.ts'
import type { DiscountCode, LevelRule, LocalText, PriceLevel, PriceRow, Sort, TariffVersion } from './model.ts'
import type { Proposal } from './proposed-levels.ts'
import { indexOf } from './version-index.ts'

/** "Why this price?", as data a screen reads from top to bottom. */
export interface PriceExplanation {
  version: { id: string; validFrom: PlainDate }
  sort: { id: string; name: LocalText }
  zones: { id: string; name: string }[]
  rule: { kind: LevelRule['kind']; reason: LocalText } | null
  level: PriceLevel | null
  /** The row of the price list, before passengers and discount. */
  row: { id: string; cents: Cents }
  /** By how many people the row is multiplied; 1 where the price is per ticket. */
  timesPassengers: number
  discount: { code: string; name: LocalText; cents: Cents } | null
  grossCents: Cents
  netCents: Cents
  vat: { permille: Permille; cents: Cents }
}

export interface PriceFacts {
  sort: Sort
  row: PriceRow
  proposal: Proposal | undefined
  code: DiscountCode | undefined
  passengers: number
  full: Cents
  cents: Cents
  vatCents: Cents
}

export const explain = (version: TariffVersion, facts: PriceFacts): PriceExplanation => {
  const { zones, levels } = indexOf(version)
  const { sort, row, proposal, code } = facts
  return {
    version: { id: version.id, validFrom: version.validFrom },
    sort: { id: sort.id, name: sort.name },
    zones: (proposal?.zones ?? []).map(id => ({ id, name: zones.get(id)?.name ?? id })),
    rule: proposal ? { kind: proposal.rule.kind, reason: proposal.rule.reason } : null,
    level: (row.level !== null && levels.get(row.level)) || null,
    row: { id: row.id, cents: row.cents },
    timesPassengers: sort.passengers.perPerson ? facts.passengers : 1,
    discount: code ? { code: code.code, name: code.name, cents: facts.full - facts.cents } : null,
    grossCents: facts.cents,
    netCents: facts.cents - facts.vatCents,
    vat: { permille: sort.vatPermille, cents: facts.vatCents },
  }
}
