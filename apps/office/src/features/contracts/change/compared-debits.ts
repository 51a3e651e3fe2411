import type { ChangePreview } from '@billett/contract'

/** A day on which something is debited, without a change and with it; null: nothing is. */
export interface DebitBeside {
  id: string
  on: string
  before: number | null
  after: number | null
  /** Why, as it would be with the change; without it where nothing is debited then. */
  reasons: string[]
}

type Debits = ChangePreview['before']

const sumOn = (debits: Debits, day: string): number | null => {
  const meant = debits.filter(({ on }) => on === day)
  return meant.length === 0 ? null : meant.reduce((sum, { amountInCent }) => sum + amountInCent, 0)
}

const reasonsOn = (debits: Debits, day: string): string[] =>
  debits.filter(({ on }) => on === day).flatMap(({ claims }) => claims.flatMap(({ reasons }) => reasons))

/** The debits with and without a change, day by day, the earliest first. */
export function comparedDebits({ before, after }: Pick<ChangePreview, 'before' | 'after'>): DebitBeside[] {
  const days = [...new Set([...before, ...after].map(({ on }) => on))].toSorted()
  return days.map(on => {
    const [with_, without] = [reasonsOn(after, on), reasonsOn(before, on)]
    return {
      id: on,
      on,
      before: sumOn(before, on),
      after: sumOn(after, on),
      reasons: with_.length > 0 ? with_ : without,
    }
  })
}
