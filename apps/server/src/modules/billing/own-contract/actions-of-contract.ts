import type { Failure } from '@billett/contract'
import {
  type ApplicationState,
  allowedActions,
  businessDateOf,
  isContract,
  isFinalApplication,
  isUndecided,
  later,
  REQUEST_KIND_OF,
  SUBSCRIPTION_ACTIONS,
  type SubscriptionAction,
  stepAt,
} from '@billett/domain'
import type { World } from '../../../world.ts'
import { subscriptionActions } from '../../people/profile/index.ts'
import type { HeldContract } from './held-contract.ts'

/** What may be done about a contract, and why not where it may not. */
export interface ActionOfContract {
  action: SubscriptionAction
  /** Null: it is allowed. */
  reason: Failure | null
}

/** What those may do who pay or travel and have not concluded the contract. */
const OF_OTHERS: readonly SubscriptionAction[] = ['travelExpenseCertificate']

const kindOf = (action: SubscriptionAction) => (action === 'travelExpenseCertificate' ? null : REQUEST_KIND_OF[action])

/** The pass of a period stands on its claim: from the first on there is one. */
const hasPass = ({ booked }: HeldContract): boolean => booked.some(({ component }) => component === 'fare')

function reasonOf(held: HeldContract, state: ApplicationState): (action: SubscriptionAction) => Failure | null {
  const { timeline, roles } = held
  const mayNot = (action: SubscriptionAction): boolean =>
    !roles.includes('subscriber') && !(OF_OTHERS.includes(action) && roles.includes('payer'))
  return action => {
    if (mayNot(action)) return 'notSubscriber'
    if (timeline) return null
    return isFinalApplication(state) ? 'contractExpired' : 'contractNotGranted'
  }
}

/** What the caller may do about a contract: by the client's settings, its terms, its state, and who they are in it. */
export function actionsOfContract(world: World, held: HeldContract, state: ApplicationState): ActionOfContract[] {
  const { timeline, facts, requests } = held
  const offered = subscriptionActions(world)
  const today = businessDateOf(facts.knownUntil)
  const before = reasonOf(held, state)
  const medium = timeline && stepAt(timeline.mediums, later(today, timeline.span.from))?.value
  const byTerms =
    timeline &&
    allowedActions(
      timeline,
      facts.terms,
      {
        offered,
        isGranted: isContract(state),
        hasIssuedTicket: hasPass(held),
        hasCard: medium?.kind === 'chip' && medium.serial !== null,
        pending: SUBSCRIPTION_ACTIONS.filter(action =>
          requests.some(({ kind, state: asked }) => kind === kindOf(action) && isUndecided(asked)),
        ),
      },
      today,
    )
  return SUBSCRIPTION_ACTIONS.map(action => ({
    action,
    reason: before(action) ?? byTerms?.find(one => one.action === action)?.reason ?? null,
  })).map(one => (offered.includes(one.action) ? one : { ...one, reason: 'actionNotOffered' }))
}
