import type { TakeOverSubject } from '@billett/contract'
import type { Instant, Kept, Language } from '@billett/domain'
import type { Transaction } from '../db/database.ts'

export type AccountMailKind =
  | 'activation'
  | 'passwordReset'
  | 'passwordChanged'
  | 'passwordReplaced'
  | 'passkeyAdded'
  | 'manyTries'
  | 'newDevice'
  | 'emailChange'
  | 'emailChangeAsked'
  | 'deletionRequested'
  | 'deletionWithdrawn'
  | 'takenOver'
  | 'documentAdded'

/** `mailId` is the same whenever the job runs again. `codeId` is the code whose link the mail carries. */
export interface AccountMailJob {
  mailId: string
  kind: AccountMailKind
  accountId: string
  codeId: string | null
  language: Language
  originUrl: string
  /** Of staff who acted in the account's place. */
  visit?: AccountVisit
}

/** What the owner of an account is told of staff who acted in its place. */
export interface AccountVisit {
  on: Instant
  reason: string
  changed: readonly TakeOverSubject[]
}

/** What nobody knows of the owner of a deleted account any more, but for the mail that says so. */
export interface FarewellJob {
  accountId: string
  to: string
  firstName: string
  lastName: string
  language: Language
  /** What the law keeps of them; missing in what was queued before it was told. */
  kept?: Kept[]
}

/** `mailId` is the same whenever the job runs again. */
export interface MandateMailJob {
  mailId: string
  mandateId: string
  why: 'given' | 'changed'
  language: Language
}

/** `ticketIds`: those of it that have ended, which cost nothing. */
export interface CancelledMailJob {
  orderId: string
  ticketIds: string[]
  why: 'cancellation' | 'cancelledByStaff'
}

/**
 * Of money that goes back: that it does, that the provider refused to take it back, or, after that, that it has gone
 * all the same.
 */
export type RefundMailNews = 'due' | 'failed' | 'madeGood'

/** `ticketIds`: what was given back for it, or could not be delivered. */
export interface RefundMailJob {
  refundId: string
  ticketIds: string[]
  news: RefundMailNews
}

/** What a mail about a subscription tells of. */
export type SubscriptionNews =
  | 'confirm'
  | 'payFirst'
  | 'granted'
  | 'pending'
  | 'rejected'
  | 'takenBack'
  | 'proofMissing'
  | 'proofAccepted'
  | 'accountChanged'
  | 'ended'
  | 'accountAsked'
  | 'mandateLapses'
  | 'dueShown'
  | 'passShown'
  | 'leaves'

/** Of each news one mail goes out; `linkId` is the link it carries. */
export interface SubscriptionMailJob {
  contractId: string
  kind: SubscriptionNews
  linkId: string | null
}

/** Who pays a part of somebody's contract is asked for an account by a link of their own, or told of a change. */
export interface PayerMailJob {
  contractId: string
  kind: 'accountAsked' | 'accountChanged' | 'mandateLapses'
  /** Whose link names the payer. */
  linkId: string
}

/** A request about a contract: that it was received, what was decided, or that a pause of unknown end comes to it. */
export interface ChangeMailJob {
  requestId: string
  news: 'asked' | 'decided' | 'pauseEnds'
}

/** What a mail about a new price tells: `reminded` on which day; `answered`: the receipt, of silence too. */
export interface PriceMailJob {
  consentId: string
  news: 'told' | 'reminded' | 'answered'
  day: string | null
}

/** What a payer is told of money that goes to them. `delayed`: the bank has refused the whole file. */
export type PayoutNews = 'sent' | 'cameBack' | 'delayed'

/** A mandate says something else now, or is a payer's first. */
export interface AccountChangedJob {
  mandateId: string
  /** Where it was changed at one; whatever else is debited by it is found. */
  contractId: string | null
  changedOn: Instant
}

/** What becomes of an objection; one that is dismissed is told by a decision. */
export type ObjectionNews = 'received' | 'upheld' | 'withdrawn'

/** Every kind of queued work with what it is about. `jobs/handlers.ts` says what each does. */
export interface Jobs {
  fulfilOrder: { orderId: string }
  sendOrderMail: { orderId: string; again: string | null }
  refundPayment: { refundId: string }
  creditPrepaidCard: { topUpId: string }
  forgetMethod: { accountId: string; token: string }
  confirmCancellation: { cancellationId: string }
  sendAccountMail: AccountMailJob
  sendFarewell: FarewellJob
  answerMailRequest: { requestId: string }
  confirmWithdrawal: { withdrawalId: string }
  passOnBarrierReport: { reportId: string }
  passOnFeedback: { feedbackId: string }
  tellWallets: { ticketId: string }
  sendMandateMail: MandateMailJob
  sendRefundMail: RefundMailJob
  sendApprovalMail: { approvalId: string }
  sendHandOverMail: { handOverId: string }
  sendCancelledMail: CancelledMailJob
  sendSubscriptionMail: SubscriptionMailJob
  sendPayerMail: PayerMailJob
  proceedApplication: { contractId: string }
  assessAgain: AccountChangedJob
  sendChangeMail: ChangeMailJob
  sendDunningMail: { stepId: string; linkId: string }
  sendSchoolRequestMail: { requestId: string }
  sendGuardianMail: { contractId: string; linkId: string }
  sendDecisionLetter: { decisionId: string }
  sendObjectionMail: { objectionId: string; news: ObjectionNews }
  /** `linkId`: by which parents can say what is to become of the ticket; not in jobs of before there was one. */
  /** `letterId`: of each time it falls due, so that another letter about the same is sent as well. */
  sendRollLetter: { schoolYearId: string; partyId: string; letterId: string; linkId?: string | null }
  /** `agreementId`: of each time parents agree, so that each is confirmed. */
  sendOwnPriceMail: { schoolYearId: string; partyId: string; agreementId: string; priceInCent: number }
  sendCameOfAgeMail: { contractId: string }
  sendFamilyMail: { applicationId: string; linkId: string }
  drawPhoto: { contractId: string }
  sendPriceMail: PriceMailJob
  sendDebitNotice: { noticeId: string }
  sendPayoutMail: { payoutId: string; news: PayoutNews }
  handOverFile: { fileId: string }
  /** `again`: an id, where somebody wants it sent once more. */
  sendInvoice: { invoiceId: string; again?: string }
  tellPayroll: { listId: string }
}

export type JobName = keyof Jobs

/** A job carries the client in whose name it is done: whose its subject is. */
export type Job<N extends JobName> = Jobs[N] & { clientId: string }

/** Does a job of any kind. */
export type DoJob = <N extends JobName>(name: N, job: Job<N>) => Promise<void>

/**
 * The queue of a kind of work; `awaited`: a passenger waits for it, so that others do not hold it up. `personal`: its
 * jobs say who somebody is, and do not stay when they are done.
 */
export interface QueueOf {
  name: JobName
  awaited: boolean
  personal: boolean
}

export interface JobQueue {
  /** Queued with the transaction: it runs when, and only when, the transaction commits. */
  send: <N extends JobName>(tx: Transaction, name: N, job: Job<N>) => Promise<void>
  /** The same of any number, by one statement. */
  sendAll: <N extends JobName>(tx: Transaction, name: N, jobs: readonly Job<N>[]) => Promise<void>
}
