import type { PlainDate } from '../../time/plain-date.ts'
import type { ContractEvent } from '../contract/contract-event.ts'
import type { Claim } from './claim.ts'
import { type ContractFacts, planOf } from './facts.ts'
import { project } from './project.ts'

/** What of a claim to come has to be told before it is collected. */
export type Coming = Pick<Claim, 'payer' | 'component' | 'dueOn' | 'cents'>

const comingOf = (facts: ContractFacts, until: PlainDate): readonly Coming[] | null => {
  const projection = project(facts, until)
  return projection.ok
    ? projection.claims.map(({ payer, component, dueOn, cents }) => ({ payer, component, dueOn, cents }))
    : null
}

/** Who is named as a payer by an event. */
const payersIn = (event: ContractEvent): readonly string[] => {
  if (event.kind === 'concluded' || event.kind === 'sharesAgreed') return event.payload.shares.map(({ payer }) => payer)
  return event.kind === 'charged' && event.payload.payer !== null ? [event.payload.payer] : []
}

/** Whoever pays all of a contract; undefined where several do, or did. */
function onlyPayer({ events, claimed }: ContractFacts): string | undefined {
  const [payer, ...others] = new Set([...events.flatMap(payersIn), ...claimed.map(one => one.payer)])
  return others.length === 0 ? payer : undefined
}

/**
 * Tells what will be claimed of contracts before `until`, as `project` does; null where that cannot be told. Very many
 * contracts are alike but for who pays: what is the same of them is reckoned once.
 */
export function comingUntil(until: PlainDate): (facts: ContractFacts) => readonly Coming[] | null {
  const known = new Map<string, readonly Coming[] | null>()
  const numbers = new Map<object, number>()
  // Terms and prices are the same ones for all contracts of an article.
  const numberOf = (shared: object): number => {
    const number = numbers.get(shared) ?? numbers.size
    numbers.set(shared, number)
    return number
  }

  /**
   * All that an answer follows from, but for who pays and what is not known yet. Whatever a claim or event has more one
   * day is in by itself; what the facts have more has to be said here.
   */
  const likeness = (facts: ContractFacts, payer: string): string => {
    const { terms, prices, events, claimed, knownUntil } = facts
    const all: Readonly<Record<keyof ContractFacts, unknown>> = {
      terms: numberOf(terms),
      prices: numberOf(prices),
      events: events.flatMap(({ recordedOn, ...told }) => (recordedOn <= knownUntil ? [told] : [])),
      claimed: claimed.map(({ payer: _, ...booked }) => booked),
      plans: planOf(facts, payer),
      knownUntil,
    }
    return JSON.stringify(all).replaceAll(JSON.stringify(payer), '"payer"')
  }

  return facts => {
    const payer = onlyPayer(facts)
    if (payer === undefined) return comingOf(facts, until)
    const key = likeness(facts, payer)
    const alike = known.get(key)
    if (alike === undefined) {
      const found = comingOf(facts, until)
      known.set(key, found)
      return found
    }
    return alike === null ? null : alike.map(one => ({ ...one, payer }))
  }
}
