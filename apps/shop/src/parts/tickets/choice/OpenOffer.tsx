import type { ProductGroup } from '@billett/contract'
import { OfferFacts } from './OfferFacts.tsx'
import { OfferOptions } from './OfferOptions.tsx'
import type { TicketChoice } from './use-ticket-choice.ts'

/** What an offer is and what of it can be chosen: fetched when somebody opens it. */
export const OpenOffer = ({ group, choice }: { group: ProductGroup; choice: TicketChoice }) => (
  <>
    <OfferFacts choice={choice} />
    <OfferOptions group={group} choice={choice} />
  </>
)
