import type { ContractEvent, ContractFacts, SubscriptionConfiguration } from '@billett/domain'
import type { Statements } from '../../../db/database.ts'
import { together } from '../../../db/together.ts'
import type { World } from '../../../world.ts'
import { bookReader, historiesOf, usualPlan } from '../../subscription/contract/index.ts'
import { claimedOf, plansOf } from './claim.repository.ts'

interface Contract {
  id: string
  configuration: SubscriptionConfiguration
}

/** The payers a history names. */
const payersOf = (events: readonly ContractEvent[]): string[] =>
  events.flatMap(event =>
    event.kind === 'concluded' || event.kind === 'sharesAgreed' ? event.payload.shares.map(({ payer }) => payer) : [],
  )

/**
 * Reads what the amounts of contracts follow from, of all of them together; the returned function gives the facts of
 * one, as of now.
 */
export async function factsReader(
  world: World,
  db: Statements,
  contracts: readonly Contract[],
): Promise<(contract: Contract) => ContractFacts> {
  const ids = contracts.map(({ id }) => id)
  const [histories, claimed] = await together(historiesOf(db, ids), claimedOf(db, ids))
  const plans = await plansOf(db, [...new Set([...histories.values()].flatMap(payersOf))])
  const bookOf = bookReader(world.regions.current())
  const knownUntil = world.clock()
  const usual = usualPlan(world)
  return ({ id, configuration }) => {
    const events = histories.get(id) ?? []
    return {
      terms: configuration.terms,
      events,
      prices: bookOf(configuration, events),
      claimed: claimed.get(id) ?? [],
      plans: { usual, of: plans },
      knownUntil,
    }
  }
}
