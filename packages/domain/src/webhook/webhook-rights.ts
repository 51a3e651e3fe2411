import { holdsRights, type Right } from '../identity/rights.ts'
import type { WebhookEvent } from './webhook-event.ts'

/** By which right staff see what an event tells; null: it tells nothing beyond that something has happened. */
const RIGHT: Readonly<Record<WebhookEvent, Right | null>> = {
  orderPaid: null,
  orderFulfilled: null,
  orderCancelled: null,
  ticketHandedOver: null,
  contractChanged: null,
  orderSuspected: 'AllowedToSeeContracts',
  suspicionDecided: 'AllowedToSeeContracts',
  bankFileMoved: 'AllowedToSeeBilling',
  debitReturned: 'AllowedToSeeBilling',
  dunningMoved: 'AllowedToSeeBilling',
  debtsHandedOver: 'AllowedToSeeBilling',
  payoutMoved: 'AllowedToSeeBilling',
  priceCampaignMoved: null,
}

/** Whether somebody may have a server told of an event: nobody has it told what they may not see. */
export function mayHaveTold(rights: readonly number[], event: WebhookEvent): boolean {
  const right = RIGHT[event]
  return right === null || holdsRights(rights, [right])
}
