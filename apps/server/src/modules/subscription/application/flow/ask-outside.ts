import type { ApplicationState } from '@billett/domain'
import type { World } from '../../../../world.ts'
import type { Ordered } from '../application.repository.ts'
import { holderOf } from './holder.queries.ts'

const OF_SCORE = {
  green: 'CreditRatingConfirmed',
  yellow: 'CreditRatingConspicuous1',
  red: 'CreditRatingConspicuous2',
} as const

/** Where an answer takes the application, and what it was. */
export interface Answered {
  to: ApplicationState
  /** People look at it, whatever else is known: no machine refuses anybody by this answer (GDPR Art. 22). */
  isForPeople?: boolean
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

/** An address that the register does not know is looked at by people: registers are late, and names are misspelt. */
async function askRegister(world: World, { contract }: Ordered): Promise<Answered | undefined> {
  const holder = await holderOf(world.db, contract.holderId)
  if (!holder) return { to: 'ApprovalEMADone', reason: 'nobody to ask about', isForPeople: true }
  await world.reached('registerToBeAsked')
  const answer = await world.residents.find({ ...holder.person, address: holder.address })
  if (answer.state === 'unreachable') {
    world.log.warn({ detail: answer.detail }, 'the register of residents does not answer')
    return undefined
  }
  return answer.isResident
    ? { to: 'ApprovalEMADone', reason: 'lives there' }
    : { to: 'ApprovalEMADone', reason: 'the register does not know the address', isForPeople: true }
}

/** Asks who has to answer before an application goes on; undefined where nobody answered yet. */
export const askOutside = (
  world: World,
  ordered: Ordered,
  whom: 'agency' | 'register',
): Promise<Answered | undefined> => (whom === 'agency' ? askAgency(world, ordered) : askRegister(world, ordered))
