import type { ApplicationState } from '@billett/domain'
import type { World } from '../../../world.ts'
import type { Ordered } from './application.repository.ts'
import { holderOf } from './holder.queries.ts'

const OF_SCORE = {
  green: 'CreditRatingConfirmed',
  yellow: 'CreditRatingConspicuous1',
  red: 'CreditRatingConspicuous2',
} as const

/** Where an answer takes the application, and what it was. */
export interface Answered {
  to: ApplicationState
  reason: string
}

async function askAgency(world: World, { contract }: Ordered): Promise<Answered> {
  const concluder = await holderOf(world.db, contract.subscriberId)
  if (!concluder) return { to: 'CreditRatingFailed', reason: 'nobody to ask about' }
  await world.reached('creditToBeAsked')
  const answer = await world.credit.check({ ...concluder.person, ...concluder.address })
  await world.reached('creditAnswered')
  return answer.state === 'known'
    ? { to: OF_SCORE[answer.score], reason: `${answer.score}, ${answer.reference}` }
    : { to: 'CreditRatingFailed', reason: answer.detail }
}

/** Asks who has to answer before an application goes on; undefined where nobody answered yet. */
export function askOutside(world: World, ordered: Ordered, whom: 'agency' | 'register'): Promise<Answered | undefined> {
  return whom === 'agency' ? askAgency(world, ordered) : Promise.resolve(undefined)
}
