import { handOverReleased, sendDebitNotice, sendPayoutMail } from '../modules/billing/collection/index.ts'
import { sendChangeMail } from '../modules/billing/contract-change/index.ts'
import { contractsPaidBy, sendDunningMail } from '../modules/billing/dunning/index.ts'
import { sendInvoice, tellPayroll } from '../modules/billing/invoice/index.ts'
import { sendPriceMail } from '../modules/billing/price-campaign/index.ts'
import { sendCancelledMail } from '../modules/checkout/give-back/index.ts'
import { sendHandOverMail } from '../modules/checkout/hand-over/index.ts'
import { creditPrepaidCard } from '../modules/checkout/top-up/index.ts'
import { sendMandateMail } from '../modules/pay/mandate/index.ts'
import { refundPayment, sendRefundMail } from '../modules/pay/payment/index.ts'
import { forgetAtProvider } from '../modules/pay/payment-method/index.ts'
import { answerMailRequest, sendAccountMail, sendFarewell } from '../modules/people/account-mail/index.ts'
import { confirmWithdrawal, passOnBarrierReport } from '../modules/run/declaration/index.ts'
import { passOnFeedback } from '../modules/run/feedback/index.ts'
import {
  sendGuardianMail,
  sendSchoolRequestMail,
  sentencesOfRequest,
  tellAsker,
} from '../modules/school/change-request/index.ts'
import { sendDecisionLetter, sendObjectionMail } from '../modules/school/decision/index.ts'
import { drawPhoto, sendCameOfAgeMail, sendFamilyMail } from '../modules/school/family/index.ts'
import { sendOwnPriceMail, sendRollLetter } from '../modules/school/roll-over/index.ts'
import { sendApprovalMail } from '../modules/staff/approval/index.ts'
import {
  assessAgain,
  payerOfFirst,
  proceedApplication,
  sendSubscriptionMail,
} from '../modules/subscription/application/index.ts'
import { confirmCancellation } from '../modules/subscription/cancellation/index.ts'
import { sendPayerMail } from '../modules/subscription/link-act/index.ts'
import { fulfilOrder, sendOrderMail } from '../modules/ticket/fulfilment/index.ts'
import { tellWallets } from '../modules/ticket/wallet/index.ts'
import type { Job, JobName, QueueOf } from '../ports/job-queue.ts'
import type { World } from '../world.ts'

interface Doing<N extends JobName> {
  run: (world: World, job: Job<N>) => Promise<void>
  /** A passenger waits for it. */
  awaited?: true
  /** The job itself says who somebody is; others only name rows. */
  personal?: true
}

/** What each queued job does, in the world of its client. All of them may run twice without doing anything twice. */
export const HANDLERS: { readonly [N in JobName]: Doing<N> } = {
  fulfilOrder: { run: (world, { orderId }) => fulfilOrder(world, orderId), awaited: true },
  sendOrderMail: { run: (world, { orderId, again }) => sendOrderMail(world, orderId, again), awaited: true },
  confirmCancellation: { run: (world, { cancellationId }) => confirmCancellation(world, cancellationId) },
  confirmWithdrawal: { run: (world, { withdrawalId }) => confirmWithdrawal(world, withdrawalId) },
  passOnBarrierReport: { run: (world, { reportId }) => passOnBarrierReport(world, reportId) },
  passOnFeedback: { run: (world, { feedbackId }) => passOnFeedback(world, feedbackId) },
  sendAccountMail: { run: sendAccountMail },
  sendFarewell: { run: sendFarewell, personal: true },
  answerMailRequest: { run: (world, { requestId }) => answerMailRequest(world, requestId) },
  refundPayment: { run: (world, { refundId }) => refundPayment(world, refundId) },
  forgetMethod: { run: (world, { token }) => forgetAtProvider(world, token) },
  creditPrepaidCard: { run: (world, { topUpId }) => creditPrepaidCard(world, topUpId) },
  tellWallets: { run: (world, { ticketId }) => tellWallets(world, ticketId) },
  sendMandateMail: { run: sendMandateMail },
  sendRefundMail: { run: (world, job) => sendRefundMail(world, job, payerOfFirst) },
  sendApprovalMail: { run: (world, { approvalId }) => sendApprovalMail(world, approvalId) },
  sendHandOverMail: { run: (world, { handOverId }) => sendHandOverMail(world, handOverId) },
  sendCancelledMail: { run: sendCancelledMail },
  sendSubscriptionMail: { run: sendSubscriptionMail, awaited: true },
  sendPayerMail: { run: sendPayerMail },
  proceedApplication: {
    run: async (world, { contractId }) => {
      await proceedApplication(world, contractId)
    },
    awaited: true,
  },
  assessAgain: { run: (world, job) => assessAgain(world, job, contractsPaidBy) },
  sendChangeMail: {
    run: async (world, job) => {
      await sendChangeMail(world, job)
      if (job.news === 'decided') await tellAsker(world, job.requestId)
    },
  },
  sendDunningMail: { run: sendDunningMail },
  sendSchoolRequestMail: { run: sendSchoolRequestMail },
  sendGuardianMail: { run: sendGuardianMail },
  sendDecisionLetter: { run: (world, job) => sendDecisionLetter(world, job, sentencesOfRequest) },
  sendObjectionMail: { run: sendObjectionMail },
  sendRollLetter: { run: sendRollLetter },
  sendOwnPriceMail: { run: sendOwnPriceMail },
  sendFamilyMail: { run: sendFamilyMail, awaited: true },
  sendCameOfAgeMail: { run: sendCameOfAgeMail },
  drawPhoto: { run: drawPhoto },
  sendPriceMail: { run: sendPriceMail },
  sendDebitNotice: { run: (world, { noticeId }) => sendDebitNotice(world, noticeId) },
  sendPayoutMail: { run: sendPayoutMail },
  sendInvoice: { run: (world, { invoiceId, again }) => sendInvoice(world, invoiceId, again) },
  tellPayroll: { run: (world, { listId }) => tellPayroll(world, listId) },
  handOverFile: { run: (world, { fileId }) => handOverReleased(world, fileId) },
}

const isJobName = (name: string): name is JobName => Object.hasOwn(HANDLERS, name)

/** A kind of work that is done here has a queue. */
export const JOB_QUEUES: readonly QueueOf[] = Object.keys(HANDLERS)
  .filter(isJobName)
  .map(name => ({ name, awaited: HANDLERS[name].awaited === true, personal: HANDLERS[name].personal === true }))
