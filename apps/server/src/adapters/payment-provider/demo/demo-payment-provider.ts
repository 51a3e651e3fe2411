import { REFUND_REFUSALS } from '@billett/domain'
import type {
  Absent,
  CreateAnswer,
  FetchAnswer,
  PaymentProvider,
  PaymentQuery,
  RefundAnswer,
  Unknown,
} from '../../../ports/payment/payment-provider.ts'
import { demoPayment, demoPayments, demoRefund, demoRefusal, reportOf } from './demo-answers.ts'
import { type Answered, callDemo, type DemoSettings } from './demo-call.ts'
import { DEMO_METHODS, methodNameOf } from './demo-methods.ts'
import { readDemoWebhook } from './demo-webhook.ts'

const unexplained = ({ status }: Answered): Unknown => ({ state: 'unknown', detail: `HTTP ${status} not understood` })

const refusalIn = ({ body }: Answered): string | undefined => {
  const read = demoRefusal.safeParse(body)
  return read.success ? read.data.error.code : undefined
}

/** Only the provider's own word counts: a 404 of something else at this address proves nothing about a payment. */
const isAbsent = (answer: Answered): boolean => answer.status === 404 && refusalIn(answer) === 'notFound'
const ABSENT: Absent = { state: 'absent' }

const readCreated = (answer: Answered): CreateAnswer => {
  const created = demoPayment.safeParse(answer.body)
  if (answer.status < 300 && created.success)
    return { state: 'created', reference: created.data.reference, redirectUrl: created.data.payUrl }
  const code = refusalIn(answer)
  if (code === undefined) return unexplained(answer)
  return { state: 'refused', reason: code === 'keyReused' ? 'keyReused' : 'rejected', detail: code }
}

const readReport = (answer: Answered): FetchAnswer => {
  if (isAbsent(answer)) return ABSENT
  const payment = demoPayment.safeParse(answer.body)
  return answer.status === 200 && payment.success ? reportOf(payment.data) : unexplained(answer)
}

const readRefund = (answer: Answered): RefundAnswer => {
  if (isAbsent(answer)) return ABSENT
  const done = demoRefund.safeParse(answer.body)
  if (answer.status < 300 && done.success) {
    const { refund, payment } = done.data
    return { state: 'refunded', refundReference: refund.reference, refundedCents: payment.refundedCents }
  }
  const code = refusalIn(answer)
  if (code === undefined) return unexplained(answer)
  return { state: 'refused', reason: REFUND_REFUSALS.find(known => known === code) ?? 'rejected' }
}

const addressOf = (query: PaymentQuery): string =>
  'reference' in query
    ? `/payments/${encodeURIComponent(query.reference)}`
    : `/payments?idempotencyKey=${encodeURIComponent(query.idempotencyKey)}`

/** The demo payment provider, a process of its own (`apps/payment-demo`). */
export const demoPaymentProvider = (settings: DemoSettings): PaymentProvider => ({
  name: 'demo',

  methods: () => DEMO_METHODS,

  createPayment: async ({ idempotencyKey, paymentSubType, ...attempt }) => {
    const body = { ...attempt, method: methodNameOf(paymentSubType) }
    const answer = await callDemo(settings, { method: 'POST', path: '/payments', idempotencyKey, body })
    return answer.state === 'answered' ? readCreated(answer) : answer
  },

  fetchPayment: async query => {
    const answer = await callDemo(settings, { method: 'GET', path: addressOf(query) })
    return answer.state === 'answered' ? readReport(answer) : answer
  },

  listPayments: async span => {
    const answer = await callDemo(settings, { method: 'GET', path: `/payments/made?${new URLSearchParams(span)}` })
    if (answer.state !== 'answered') return answer
    const listed = demoPayments.safeParse(answer.body)
    if (answer.status !== 200 || !listed.success) return unexplained(answer)
    return { state: 'listed', payments: listed.data.payments.map(reportOf) }
  },

  cancelPayment: async reference => {
    const answer = await callDemo(settings, { method: 'POST', path: `${addressOf({ reference })}/cancel` })
    if (answer.state !== 'answered') return answer
    if (isAbsent(answer)) return ABSENT
    if (refusalIn(answer) === 'notCancellable') return { state: 'notCancellable' }
    const payment = demoPayment.safeParse(answer.body)
    return payment.success && payment.data.state === 'cancelled' ? { state: 'cancelled' } : unexplained(answer)
  },

  refundPayment: async (reference, { amountCents, currency }, idempotencyKey) => {
    const path = `${addressOf({ reference })}/refunds`
    const body = { amountCents, currency }
    const answer = await callDemo(settings, { method: 'POST', path, idempotencyKey, body })
    return answer.state === 'answered' ? readRefund(answer) : answer
  },

  readWebhook: (headers, rawBody, now) => readDemoWebhook(settings.secret, headers, rawBody, now),
})
