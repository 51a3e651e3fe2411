import { type SQL, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Statements } from '../db/database.ts'
import type { JobName, Jobs } from '../ports/job-queue.ts'

const whoseRefund = (refundId: string): SQL =>
  sql`select o.client_id from refund r join "order" o on o.id = r.order_id where r.id = ${refundId}`

/** Where it stands whose a job's subject is. */
const WHOSE: { [N in JobName]: (job: Jobs[N]) => SQL } = {
  fulfilOrder: ({ orderId }) => sql`select client_id from "order" where id = ${orderId}`,
  sendOrderMail: ({ orderId }) => sql`select client_id from "order" where id = ${orderId}`,
  refundPayment: ({ refundId }) => whoseRefund(refundId),
  sendRefundMail: ({ refundId }) => whoseRefund(refundId),
  creditCard: ({ topUpId }) =>
    sql`select o.client_id from prepaid_top_up t join "order" o on o.id = t.order_id where t.id = ${topUpId}`,
  forgetMethod: ({ accountId }) => sql`select client_id from user_account where id = ${accountId}`,
  confirmCancellation: ({ cancellationId }) =>
    sql`select client_id from contract_cancellation where id = ${cancellationId}`,
  confirmWithdrawal: ({ withdrawalId }) => sql`select client_id from contract_withdrawal where id = ${withdrawalId}`,
  passOnBarrierReport: ({ reportId }) => sql`select client_id from barrier_report where id = ${reportId}`,
  passOnFeedback: ({ feedbackId }) => sql`select client_id from feedback where id = ${feedbackId}`,
  sendAccountMail: ({ accountId }) => sql`select client_id from user_account where id = ${accountId}`,
  tellWallets: ({ ticketId }) => sql`select client_id from wallet_pass where ticket_id = ${ticketId}`,
  sendMandateMail: ({ mandateId }) => sql`select client_id from mandate where id = ${mandateId}`,
  answerMailRequest: ({ requestId }) => sql`select client_id from account_mail_request where id = ${requestId}`,
}

const Row = z.object({ client_id: z.string() })

/** The client whose a job's subject is; undefined where it is gone. */
export async function clientOfJob<N extends JobName>(
  db: Statements,
  name: N,
  job: Jobs[N],
): Promise<string | undefined> {
  const { rows } = await db.execute(WHOSE[name](job))
  return rows.map(row => Row.parse(row).client_id)[0]
}
