import {
  BANK_FILE_STATES,
  CAMPAIGN_STATES,
  DUNNING_STATES,
  EVENT_KINDS,
  FRAUD_VERDICTS,
  ORDER_STATES,
  PAYOUT_STATES,
  RISK_LEVELS,
  type WebhookData,
  type WebhookEvent,
} from '@billett/domain'
import * as z from 'zod/mini'
import { DateText } from '../values/answered.ts'

// What servers of partners are told: numbers, amounts and states, and nothing that says who somebody is.

/** An order that was paid, fulfilled or cancelled. */
export const WebhookOrder = z.object({
  /** Which order it is. */
  orderId: z.string(),
  orderNumber: z.string(),
  /** How far it has come. */
  state: z.enum(ORDER_STATES),
})

/** A ticket that somebody has taken by its link: it is void, and lives on as another one. */
export const WebhookTicket = z.object({
  /** The order it was of. */
  orderId: z.string(),
  orderNumber: z.string(),
  /** The one that is void. */
  ticketId: z.string(),
  /** The receiver’s order, of which nothing else is told. */
  takenOrderId: z.string(),
  /** What people call that order. */
  takenOrderNumber: z.string(),
  /** The one that is valid in its place. */
  takenTicketId: z.string(),
})

/** Something that has happened to a contract, as its history calls it, and the day from which it counts. */
export const WebhookHappening = z.object({
  /** What has happened, `paused`. */
  kind: z.enum(EVENT_KINDS),
  /** From which day on. */
  effectiveOn: DateText,
})

/** What was noted in the history of a contract. */
export const WebhookContract = z.object({
  /** Which contract it is. */
  contractId: z.string(),
  /** In the order in which they were noted. */
  happenings: z.array(WebhookHappening),
})

/** An order of a subscription of which the fraud guard wants more, or that somebody has to look at. */
export const WebhookSuspicion = z.object({
  /** The contract that was asked for. */
  contractId: z.string(),
  /** How odd it is. */
  level: z.enum(RISK_LEVELS),
})

/** What somebody of the company found about it. */
export const WebhookVerdict = z.object({
  /** The contract that was asked for. */
  contractId: z.string(),
  /** `overruled`: it is no fraud. */
  verdict: z.enum(FRAUD_VERDICTS),
})

/** A file of direct debits or transfers, and how far it has come: `built` waits for its release. */
export const WebhookBankFile = z.object({
  /** Which file it is. */
  fileId: z.string(),
  /** What the bank knows it by. */
  messageId: z.string(),
  /** What it tells the bank to do: to collect, or to pay. */
  kind: z.enum(['debits', 'transfers']),
  /** The day on which its money moves. */
  dueOn: DateText,
  state: z.enum(BANK_FILE_STATES),
  count: z.int(),
  /** What all of it is together. */
  sumCents: z.int(),
})

/** A direct debit that came back, or that the bank never made. Its reason is not told: it may be about a person. */
export const WebhookReturn = z.object({
  /** Which debit it is. */
  collectionId: z.string(),
  /** The contracts it was for. */
  contractIds: z.array(z.string()),
  /** `rejected`: the bank never made it. */
  kind: z.enum(['returned', 'rejected']),
  cents: z.int(),
  /** The day of the bank. */
  returnedOn: DateText,
})

/** A level that somebody who owes has come to; `clear`: nothing is owed any more. */
export const WebhookDunning = z.object({
  /** Which case it is. */
  caseId: z.string(),
  /** The contracts under which something is owed, a hundred at most; of `clear` those the case was about. */
  contractIds: z.array(z.string()),
  /** How many these are in all. */
  contracts: z.int(),
  state: z.enum(DUNNING_STATES),
  /** The day on which it came so far. */
  takenOn: DateText,
  /** What was owed then. */
  owedCents: z.int(),
})

/** Cases that were given to a collection agency at once, and what was owed in them. */
export const WebhookHandOver = z.object({
  /** Which hand-over it is. */
  handOverId: z.string(),
  /** How many. */
  cases: z.int(),
  cents: z.int(),
})

/** Money that goes to a payer, and how far it has come. */
export const WebhookPayout = z.object({
  /** Which payout it is. */
  payoutId: z.string(),
  /** The contracts it comes from. */
  contractIds: z.array(z.string()),
  state: z.enum(PAYOUT_STATES),
  cents: z.int(),
})

/** A new price of a subscription, and how far the telling of it has come. */
export const WebhookPriceCampaign = z.object({
  /** Which one it is. */
  campaignId: z.string(),
  state: z.enum(CAMPAIGN_STATES),
})

/** What the message of each event has in it. */
export const WEBHOOK_DATA = {
  orderPaid: WebhookOrder,
  orderFulfilled: WebhookOrder,
  orderCancelled: WebhookOrder,
  ticketHandedOver: WebhookTicket,
  contractChanged: WebhookContract,
  orderSuspected: WebhookSuspicion,
  suspicionDecided: WebhookVerdict,
  bankFileMoved: WebhookBankFile,
  debitReturned: WebhookReturn,
  dunningMoved: WebhookDunning,
  debtsHandedOver: WebhookHandOver,
  payoutMoved: WebhookPayout,
  priceCampaignMoved: WebhookPriceCampaign,
} as const satisfies { [Event in WebhookEvent]: z.ZodMiniType<WebhookData<Event>> }
