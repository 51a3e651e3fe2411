import { type Chosen, isScenarioName } from '../behaviour/scenarios.ts'
import type { Ledger } from '../ledger.ts'

/** The scenario a merchant asked for with what it began. */
export const chosenIn = ({ scenario, seconds }: Record<string, string>): Chosen | undefined => {
  if (scenario === undefined || !isScenarioName(scenario)) return undefined
  return { scenario, seconds: seconds === undefined ? undefined : Number(seconds) }
}

/** The scenario that was ordered for the next payments and setups, and with it one of them used up. */
export const takeNext = (ledger: Ledger): Chosen | undefined => {
  const { next, times } = ledger.book.behaviour
  if (!next || times === 0) return undefined
  ledger.record({ kind: 'behaviourUsed' })
  return next
}
