import type { PlainDate } from '../../time/plain-date.ts'
import { SUBSCRIPTION_ACTIONS, type SubscriptionAction } from '../../user/subscription-action.ts'
import { isEmpty, NO_END } from '../contract/day-span.ts'
import type { Timeline } from '../contract/timeline.ts'
import type { SubscriptionTerms } from './terms.ts'

export type ActionRefusal =
  | 'actionNotOffered'
  | 'contractExpired'
  | 'contractNotGranted'
  | 'noTicketIssued'
  | 'noCard'
  | 'endsAlready'
  | 'requestPending'

export interface ActionFacts {
  /** What the client lets customers do by themselves. */
  offered: readonly SubscriptionAction[]
  isGranted: boolean
  hasIssuedTicket: boolean
  /** A ticket or card that somebody holds in their hand. */
  hasCard: boolean
  /** What is asked for already and not decided. */
  pending: readonly SubscriptionAction[]
}

/** What is only possible where the terms of the subscription say how. */
const TERMS_OF: Partial<Record<SubscriptionAction, 'pause' | 'refund' | 'replacement'>> = {
  pause: 'pause',
  refund: 'refund',
  replacement: 'replacement',
}
const NEEDS_TICKET: readonly SubscriptionAction[] = ['cancel', 'pause']
const NEEDS_CARD: readonly SubscriptionAction[] = ['pause', 'replacement', 'cardRecipient']
/** What looks back is possible when all is over. */
const AFTERWARDS: readonly SubscriptionAction[] = ['refund', 'travelExpenseCertificate']

function refusal(
  action: SubscriptionAction,
  { span }: Timeline,
  terms: SubscriptionTerms,
  facts: ActionFacts,
  today: PlainDate,
): ActionRefusal | null {
  const agreed = TERMS_OF[action]
  if (!facts.offered.includes(action) || (agreed && !terms[agreed])) return 'actionNotOffered'
  if (isEmpty(span)) return 'contractExpired'
  if (!facts.isGranted) return 'contractNotGranted'
  if (span.to <= today && !AFTERWARDS.includes(action)) return 'contractExpired'
  if (NEEDS_TICKET.includes(action) && !facts.hasIssuedTicket) return 'noTicketIssued'
  if (NEEDS_CARD.includes(action) && !facts.hasCard) return 'noCard'
  if (action === 'cancel' && span.to < NO_END) return 'endsAlready'
  return facts.pending.includes(action) ? 'requestPending' : null
}

/**
 * What a customer may do about a contract, and why not where they may not: pause and cancel only with an issued
 * ticket, pause only where somebody holds it in their hand, nothing of what is ahead when it has expired (Spec 2 §4.5).
 */
export const allowedActions = (timeline: Timeline, terms: SubscriptionTerms, facts: ActionFacts, today: PlainDate) =>
  SUBSCRIPTION_ACTIONS.map(action => {
    const reason = refusal(action, timeline, terms, facts, today)
    return { action, isAllowed: reason === null, reason }
  })
