import * as z from 'zod/mini'
import type { BegunSetup, PaymentSetups, SetupReport } from '../../ports/payment/payment-setups.ts'
import { type Answered, callDemo, type DemoSettings } from '../payment-provider/demo/demo-call.ts'
import { methodNameOf } from '../payment-provider/demo/demo-methods.ts'

const filled = z.string().check(z.minLength(1))
const setup = z.object({
  reference: filled,
  state: z.enum(['open', 'pending', 'confirmed', 'declined', 'cancelled', 'expired']),
  instrument: z.optional(z.string()),
  token: z.optional(filled),
  setupUrl: z.optional(z.string()),
})
const refusal = z.object({ error: z.object({ code: z.string() }) })

const notUnderstood = ({ status }: Answered) =>
  ({ state: 'unreachable', detail: `HTTP ${status} not understood` }) as const

const isAbsent = ({ status, body }: Answered): boolean => {
  const read = refusal.safeParse(body)
  return status === 404 && read.success && read.data.error.code === 'notFound'
}

const readBegun = (answer: Answered): BegunSetup => {
  const begun = setup.safeParse(answer.body)
  if (answer.status >= 300 || !begun.success) return notUnderstood(answer)
  const { reference, setupUrl } = begun.data
  return setupUrl === undefined ? notUnderstood(answer) : { state: 'begun', reference, redirectUrl: setupUrl }
}

const readReport = (answer: Answered): SetupReport => {
  if (isAbsent(answer)) return { state: 'absent' }
  const read = setup.safeParse(answer.body)
  if (answer.status !== 200 || !read.success) return notUnderstood(answer)
  const { state, token, instrument } = read.data
  if (state !== 'confirmed') return { state }
  return token === undefined || instrument === undefined ? notUnderstood(answer) : { state, token, label: instrument }
}

/** The demo payment provider's pages for storing a way to pay. */
export const demoSetups = (settings: DemoSettings): PaymentSetups => ({
  provider: 'demo',

  async begin({ idempotencyKey, paymentSubType, returnUrl, cancelUrl, webhookUrl, language, purpose }) {
    const method = methodNameOf(paymentSubType)
    if (method === undefined) return { state: 'notStorable' }
    const body = { method, merchantReference: idempotencyKey, returnUrl, cancelUrl, webhookUrl, language, purpose }
    const answer = await callDemo(settings, { method: 'POST', path: '/setups', idempotencyKey, body })
    return answer.state === 'answered' ? readBegun(answer) : { state: 'unreachable', detail: answer.detail }
  },

  async find(reference) {
    const path = `/setups/${encodeURIComponent(reference)}`
    const answer = await callDemo(settings, { method: 'GET', path })
    return answer.state === 'answered' ? readReport(answer) : { state: 'unreachable', detail: answer.detail }
  },

  async forget(token) {
    const path = `/tokens/${encodeURIComponent(token)}/forget`
    const answer = await callDemo(settings, { method: 'POST', path })
    if (answer.state !== 'answered') return { state: 'unreachable', detail: answer.detail }
    return answer.status === 200 ? { state: 'forgotten' } : notUnderstood(answer)
  },
})
