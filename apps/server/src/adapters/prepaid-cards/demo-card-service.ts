import * as z from 'zod/mini'
import type { CardCreditAnswer, PrepaidCardAnswer, PrepaidCards } from '../../ports/payment/prepaid-cards.ts'
import { callDemo, type DemoSettings } from '../payment-provider/demo/demo-call.ts'

const cents = z.int().check(z.nonnegative())
const demoCard = z.object({
  state: z.enum(['ordered', 'active', 'deactivated']),
  validUntil: z.nullable(z.string()),
  currency: z.string(),
  balanceCents: cents,
  maximumBalanceCents: cents,
  minimumTopUpCents: cents,
  maximumTopUpCents: cents,
})
const refusal = z.object({ error: z.object({ code: z.string() }) })
const credited = z.object({ credit: z.object({ reference: z.string() }) })

const codeIn = (body: unknown): string | undefined => {
  const read = refusal.safeParse(body)
  return read.success ? read.data.error.code : undefined
}

const pathOf = (cardNumber: string): string => `/cards/${encodeURIComponent(cardNumber)}`

const REFUSED: readonly number[] = [404, 409, 422]

/** The card service beside the demo payment provider (`apps/payment-demo`). */
export const demoCardService = (settings: DemoSettings): PrepaidCards => ({
  async find(cardNumber): Promise<PrepaidCardAnswer> {
    const answer = await callDemo(settings, { method: 'GET', path: pathOf(cardNumber) })
    if (answer.state !== 'answered') return { state: 'unreachable', detail: answer.detail }
    const { status, body } = answer
    // Only the service's own word counts: a 404 of something else at this address proves nothing about a card.
    if (status === 404 && codeIn(body) === 'notFound') return { state: 'absent' }
    const card = demoCard.safeParse(body)
    return status === 200 && card.success
      ? { state: 'known', card: card.data }
      : { state: 'unreachable', detail: `HTTP ${status} not understood` }
  },

  async credit({ cardNumber, amountCents, currency, idempotencyKey }): Promise<CardCreditAnswer> {
    const path = `${pathOf(cardNumber)}/credits`
    const body = { amountCents, currency }
    const answer = await callDemo(settings, { method: 'POST', path, idempotencyKey, body })
    if (answer.state !== 'answered') return { state: 'unreachable', detail: answer.detail }
    if (answer.status < 300 && credited.safeParse(answer.body).success) return { state: 'credited' }
    const reason = codeIn(answer.body)
    return reason !== undefined && REFUSED.includes(answer.status)
      ? { state: 'refused', reason }
      : { state: 'unreachable', detail: `HTTP ${answer.status} not understood` }
  },
})
