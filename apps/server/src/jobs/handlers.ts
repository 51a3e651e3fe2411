import { creditPrepaidCard } from '../modules/checkout/top-up/index.ts'
import { sendMandateMail } from '../modules/pay/mandate/index.ts'
import { refundPayment, sendRefundMail } from '../modules/pay/payment/index.ts'
import { forgetAtProvider } from '../modules/pay/payment-method/index.ts'
import { answerMailRequest, sendAccountMail } from '../modules/people/account-mail/index.ts'
import { confirmWithdrawal, passOnBarrierReport } from '../modules/run/declaration/index.ts'
import { passOnFeedback } from '../modules/run/feedback/index.ts'
import { confirmCancellation } from '../modules/subscription/cancellation/index.ts'
import { fulfilOrder, sendOrderMail } from '../modules/ticket/fulfilment/index.ts'
import { tellWallets } from '../modules/ticket/wallet/index.ts'
import type { Job, JobName } from '../ports/job-queue.ts'
import type { World } from '../world.ts'

type Handlers = { readonly [N in JobName]: (world: World, job: Job<N>) => Promise<void> }

/** What each queued job does, in the world of its client. All of them may run twice without doing anything twice. */
export const HANDLERS: Handlers = {
  fulfilOrder: (world, { orderId }) => fulfilOrder(world, orderId),
  sendOrderMail: (world, { orderId, again }) => sendOrderMail(world, orderId, again),
  confirmCancellation: (world, { cancellationId }) => confirmCancellation(world, cancellationId),
  confirmWithdrawal: (world, { withdrawalId }) => confirmWithdrawal(world, withdrawalId),
  passOnBarrierReport: (world, { reportId }) => passOnBarrierReport(world, reportId),
  passOnFeedback: (world, { feedbackId }) => passOnFeedback(world, feedbackId),
  sendAccountMail: (world, job) => sendAccountMail(world, job),
  answerMailRequest: (world, { requestId }) => answerMailRequest(world, requestId),
  refundPayment: (world, { refundId }) => refundPayment(world, refundId),
  forgetMethod: (world, { token }) => forgetAtProvider(world, token),
  creditCard: (world, { topUpId }) => creditPrepaidCard(world, topUpId),
  tellWallets: (world, { ticketId }) => tellWallets(world, ticketId),
  sendMandateMail: (world, job) => sendMandateMail(world, job),
  sendRefundMail: (world, job) => sendRefundMail(world, job),
}

const isJobName = (name: string): name is JobName => Object.hasOwn(HANDLERS, name)

/** A kind of work that is done here has a queue. */
export const JOB_NAMES: readonly JobName[] = Object.keys(HANDLERS).filter(isJobName)
