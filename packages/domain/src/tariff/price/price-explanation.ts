import type { Cents, Permille } from '../../money/cents.ts'
import type { PlainDate } from '../../time/plain-date.ts'
import type { LevelRule, LocalText, PriceLevel, PriceRow, Sort, TariffVersion } from '../model.ts'
import { indexOf } from '../version-index.ts'
import type { Proposal } from './proposed-levels.ts'

/** "Why this price?", as data a screen reads from top to bottom. */
export interface PriceExplanation {
  version: { id: string; validFrom: PlainDate }
  sort: { id: string; name: LocalText }
  zones: { id: string; name: string }[]
  rule: { kind: LevelRule['kind']; reason: LocalText } | null
  level: PriceLevel | null
  /** The row of the price list, before passengers. */
  row: { id: string; cents: Cents }
  /** By how many people the row is multiplied; 1 where the price is per ticket. */
  timesPassengers: number
  grossCents: Cents
  netCents: Cents
  vat: { permille: Permille; cents: Cents }
}

export interface PriceFacts {
  sort: Sort
  row: PriceRow
  proposal: Proposal | undefined
  passengers: number
  cents: Cents
  vatCents: Cents
}

export const explain = (version: TariffVersion, facts: PriceFacts): PriceExplanation => {
  const { zones, levels } = indexOf(version)
  const { sort, row, proposal } = facts
  return {
    version: { id: version.id, validFrom: version.validFrom },
    sort: { id: sort.id, name: sort.name },
    zones: (proposal?.zones ?? []).map(id => ({ id, name: zones.get(id)?.name ?? id })),
    rule: proposal ? { kind: proposal.rule.kind, reason: proposal.rule.reason } : null,
    level: (row.level !== null && levels.get(row.level)) || null,
    row: { id: row.id, cents: row.cents },
    timesPassengers: sort.passengers.perPerson ? facts.passengers : 1,
    grossCents: facts.cents,
    netCents: facts.cents - facts.vatCents,
    vat: { permille: sort.vatPermille, cents: facts.vatCents },
  }
}
