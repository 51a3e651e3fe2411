import type { Instant } from '../../time/instant.ts'
import type { PlainDate } from '../../time/plain-date.ts'
import type { PricePoint } from '../billing/price-book.ts'
import type { Happening } from '../contract/contract-event.ts'
import { fold } from '../contract/timeline.ts'
import { aPoint, concluded, history, someFacts, someTerms } from '../contract.fixture.ts'
import type { SubscriptionTerms } from '../terms/terms.ts'
import type { ChangeSituation } from './check-change.ts'

interface Known extends Partial<Pick<ChangeSituation, 'receivedOn' | 'approvals' | 'refunded' | 'replaced'>> {
  /** When it is decided; where nothing else is said, it was received then. */
  now: Instant
  /** First day of the contract; 2026-12-01 where nothing is said. */
  from?: PlainDate
  terms?: Partial<SubscriptionTerms>
  prices?: PricePoint[]
  /** What happened since the contract was concluded, which is the first event. */
  happenings?: Happening[]
}

/** A contract as somebody who decides about a change of it finds it. */
export const situation = ({
  now,
  from = '2026-12-01',
  terms,
  prices = [aPoint()],
  happenings = [],
  ...over
}: Known): ChangeSituation => {
  const events = history(concluded(from), ...happenings)
  const timeline = fold(events, now)
  if (!timeline) throw new Error('not concluded')
  const facts = someFacts({ terms: someTerms(terms), prices, events, knownUntil: now })
  return { facts, timeline, receivedOn: now, approvals: undefined, refunded: [], replaced: 0, ...over }
}
