import { creditCard } from '../modules/checkout/top-up/index.ts'
import { sendMandateMail } from '../modules/pay/mandate/index.ts'
import { refundPayment, sendRefundMail } from '../modules/pay/payment/index.ts'
import { forgetAtProvider } from '../modules/pay/payment-method/index.ts'
import { answerMailRequest, sendAccountMail } from '../modules/people/account-mail/index.ts'
import { confirmWithdrawal, passOnBarrierReport } from '../modules/run/declaration/index.ts'
import { passOnFeedback } from '../modules/run/feedback/index.ts'
import { confirmCancellation } from '../modules/subscription/cancellation/index.ts'
import { fulfilOrder, sendOrderMail } from '../modules/ticket/fulfilment/index.ts'
import { tellWallets } from '../modules/ticket/wallet/index.ts'
import type { Handlers } from '../ports/job-queue.ts'
import type { World } from '../world.ts'

/** What each queued job does. All of them may run twice without doing anything twice. */
export const handlersFor = (world: World): Handlers => ({
  fulfilOrder: ({ orderId }) => fulfilOrder(world, orderId),
  sendOrderMail: ({ orderId, again }) => sendOrderMail(world, orderId, again),
  confirmCancellation: ({ cancellationId }) => confirmCancellation(world, cancellationId),
  confirmWithdrawal: ({ withdrawalId }) => confirmWithdrawal(world, withdrawalId),
  passOnBarrierReport: ({ reportId }) => passOnBarrierReport(world, reportId),
  passOnFeedback: ({ feedbackId }) => passOnFeedback(world, feedbackId),
  sendAccountMail: job => sendAccountMail(world, job),
  answerMailRequest: ({ requestId }) => answerMailRequest(world, requestId),
  refundPayment: ({ refundId }) => refundPayment(world, refundId),
  forgetMethod: ({ token }) => forgetAtProvider(world, token),
  creditCard: ({ topUpId }) => creditCard(world, topUpId),
  tellWallets: ({ ticketId }) => tellWallets(world, ticketId),
  sendMandateMail: job => sendMandateMail(world, job),
  sendRefundMail: job => sendRefundMail(world, job),
})
