import type { BankFileState } from '../collection/bank-file-state.ts'
import type { CampaignState } from '../collection/campaign-state.ts'
import type { DunningState } from '../collection/dunning-state.ts'
import type { PayoutState } from '../collection/payout-state.ts'
import type { Assessment } from '../fraud/assess-order.ts'
import type { FraudVerdict } from '../fraud/fraud-case.ts'
import type { Cents } from '../money/cents.ts'
import type { OrderState } from '../order/state.ts'
import type { Happening } from '../subscription/contract/contract-event.ts'
import type { PlainDate } from '../time/plain-date.ts'
import type { WebhookEvent } from './webhook-event.ts'

interface OrderNews {
  orderId: string
  orderNumber: string
  state: OrderState
}

interface Told extends Record<WebhookEvent, object> {
  orderPaid: OrderNews
  orderFulfilled: OrderNews
  orderCancelled: OrderNews
  /** Nothing of who gave it and who has it now. */
  ticketHandedOver: {
    orderId: string
    orderNumber: string
    ticketId: string
    takenOrderId: string
    takenOrderNumber: string
    takenTicketId: string
  }
  contractChanged: { contractId: string; happenings: { kind: Happening['kind']; effectiveOn: PlainDate }[] }
  orderSuspected: { contractId: string; level: Assessment['level'] }
  suspicionDecided: { contractId: string; verdict: FraudVerdict }
  bankFileMoved: {
    fileId: string
    messageId: string
    kind: 'debits' | 'transfers'
    dueOn: PlainDate
    state: BankFileState
    count: number
    sumCents: Cents
  }
  /** Without the bank's reason: it may be that somebody has died. */
  debitReturned: {
    collectionId: string
    contractIds: string[]
    kind: 'returned' | 'rejected'
    cents: Cents
    returnedOn: PlainDate
  }
  /** `contracts`: how many they are, of which a hundred are named. */
  dunningMoved: {
    caseId: string
    contractIds: string[]
    contracts: number
    state: DunningState
    takenOn: PlainDate
    owedCents: Cents
  }
  debtsHandedOver: { handOverId: string; cases: number; cents: Cents }
  payoutMoved: { payoutId: string; contractIds: string[]; state: PayoutState; cents: Cents }
  priceCampaignMoved: { campaignId: string; state: CampaignState }
}

/** What partners are told of an event: numbers, amounts and states, and nothing that says who somebody is. */
export type WebhookData<Event extends WebhookEvent> = Told[Event]
