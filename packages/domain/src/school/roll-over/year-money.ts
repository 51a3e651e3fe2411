import type { Cents } from '../../money/cents.ts'
import type { PlainDate } from '../../time/plain-date.ts'
import type { RollKind } from './proposal.ts'

/** Why the new year costs another amount than the old one. */
export const MONEY_CAUSES = ['leaves', 'new', 'changedSchool', 'entitlement', 'away', 'partOfYear', 'price'] as const
export type MoneyCause = (typeof MONEY_CAUSES)[number]

/** What one payer is claimed for a period; `month`: the first seven signs of the day on which it begins. */
export interface YearClaim {
  payer: string
  periodStart: PlainDate
  cents: Cents
}

/** A contract with what is claimed of it in both years, and what becomes of whoever has it. */
export interface RolledContract {
  kind: RollKind
  /** Their entitlement was decided anew, and otherwise than before. */
  isRedecided: boolean
  isAway: boolean
  before: readonly YearClaim[]
  after: readonly YearClaim[]
}

export interface YearMoney {
  contracts: number
  /** Contracts of which nobody can tell, as a price is missing or they are set aside. */
  unknown: number
  beforeCents: Cents
  afterCents: Cents
  /** Of the new year, by payer and month. */
  months: { payer: string; month: string; cents: Cents }[]
  /** What makes the difference; together exactly the new year less the old one. */
  causes: { cause: MoneyCause; contracts: number; cents: Cents }[]
}

const sum = (claims: readonly YearClaim[]): Cents => claims.reduce((all, { cents }) => all + cents, 0)

const monthsIn = (claims: readonly YearClaim[]): number =>
  new Set(claims.map(({ periodStart }) => periodStart.slice(0, 7))).size

/** The one cause of a contract's difference: what happened to its holder comes before what happened to prices. */
function causeOf({ kind, isRedecided, isAway, before, after }: RolledContract): MoneyCause {
  if (kind === 'leaves') return 'leaves'
  if (kind === 'new') return 'new'
  if (isRedecided) return 'entitlement'
  if (isAway) return 'away'
  if (kind === 'changedSchool') return 'changedSchool'
  return monthsIn(before) === monthsIn(after) ? 'price' : 'partOfYear'
}

/** Adds up contracts one after the other, so that 100,000 of them need no more memory than ten. */
export function yearMoneyTally() {
  const byMonth = new Map<string, Cents>()
  const byCause = new Map<MoneyCause, { contracts: number; cents: Cents }>()
  let [contracts, unknown, beforeCents, afterCents] = [0, 0, 0, 0]
  return {
    addUnknown(): void {
      unknown += 1
    },
    add(contract: RolledContract): void {
      const [was, becomes] = [sum(contract.before), sum(contract.after)]
      contracts += 1
      beforeCents += was
      afterCents += becomes
      for (const { payer, periodStart, cents } of contract.after) {
        const name = `${payer}|${periodStart.slice(0, 7)}`
        byMonth.set(name, (byMonth.get(name) ?? 0) + cents)
      }
      if (was === becomes) return
      const cause = causeOf(contract)
      const known = byCause.get(cause) ?? { contracts: 0, cents: 0 }
      byCause.set(cause, { contracts: known.contracts + 1, cents: known.cents + becomes - was })
    },
    total: (): YearMoney => ({
      contracts,
      unknown,
      beforeCents,
      afterCents,
      months: [...byMonth]
        .toSorted(([a], [b]) => (a < b ? -1 : 1))
        .map(([name, cents]) => {
          const [payer = '', month = ''] = name.split('|')
          return { payer, month, cents }
        }),
      causes: MONEY_CAUSES.flatMap(cause => {
        const known = byCause.get(cause)
        return known ? [{ cause, ...known }] : []
      }),
    }),
  }
}
