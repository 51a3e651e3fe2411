import * as z from 'zod/mini'
import type { Absent, PaymentQuery, Unknown } from '../../../ports/payment/payment-provider.ts'
import type { Unreachable } from '../../../ports/unreachable.ts'
import { answerOf, notAnswered } from './stripe-call.ts'

/** A page of a list, of anybody who shares the account. */
const listed = z.object({
  data: z.array(z.object({ id: z.string(), metadata: z.nullish(z.record(z.string(), z.string())) })),
  has_more: z.boolean(),
})

/** Seconds for which Stripe keeps a session open. */
const LIFETIME = 24 * 3600

/** Seconds by which our clock may be ahead of Stripe's. */
const SKEW = 300

const PAGE = 100
/** A lost answer is asked about within a minute; nobody opens more than this meanwhile. */
const PAGES = 20

interface Page {
  created: { gte: number }
  limit: number
  starting_after?: string
}

export type ByKey = Extract<PaymentQuery, { idempotencyKey: string }>

/**
 * Stripe cannot be asked by idempotency key, so that what was made since is looked through, newest first. `now`:
 * milliseconds since 1970.
 */
export async function idByKey(
  list: (page: Page) => Promise<unknown>,
  { idempotencyKey, since }: ByKey,
  now: number,
): Promise<{ state: 'found'; id: string } | Absent | Unreachable | Unknown> {
  const from = Math.floor(since === undefined ? now / 1000 - LIFETIME : Date.parse(since) / 1000 - SKEW)
  let after: string | undefined
  for (let page = 0; page < PAGES; page += 1) {
    const params = { created: { gte: from }, limit: PAGE, ...(after && { starting_after: after }) }
    const answer = await answerOf(listed, () => list(params))
    if (answer.state !== 'answered') return notAnswered(answer)
    const { data, has_more } = answer.value
    const hit = data.find(({ metadata }) => metadata?.idempotencyKey === idempotencyKey)
    if (hit) return { state: 'found', id: hit.id }
    after = data.at(-1)?.id
    if (!has_more || after === undefined) return { state: 'absent' }
  }
  return { state: 'unknown', detail: `not among the newest ${PAGE * PAGES}` }
}
