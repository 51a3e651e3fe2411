import type { Transaction } from '../db/database.ts'

/** Every kind of queued work with what it needs to know. */
export interface Jobs {
  fulfilOrder: { orderId: string }
  sendOrderMail: { orderId: string; again: string | null }
  refundPayment: { refundId: string }
  confirmCancellation: { cancellationId: string }
}

export type JobName = keyof Jobs

export interface JobQueue {
  /** Queued with the transaction: it runs when, and only when, the transaction commits. */
  send: <N extends JobName>(tx: Transaction, name: N, data: Jobs[N]) => Promise<void>
}
