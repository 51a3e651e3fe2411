import type Stripe from 'stripe'
import * as z from 'zod/mini'
import type { ListAnswer, PaymentReport, PaymentSpan, Unknown } from '../../../ports/payment/payment-provider.ts'
import type { Unreachable } from '../../../ports/unreachable.ts'
import { answerOf, NOT_UNDERSTOOD, notAnswered } from './stripe-call.ts'
import { STORED_KIND, storedIntent } from './stripe-intent.ts'
import { reportOf, reportOfStored } from './stripe-report.ts'
import { stripeSession } from './stripe-session.ts'
import type { StripeSettings } from './stripe-settings.ts'

/** A page of a list, of anybody who shares the account. */
const listed = z.object({
  data: z.array(z.looseObject({ id: z.string(), metadata: z.nullish(z.record(z.string(), z.string())) })),
  has_more: z.boolean(),
})
type Listed = z.infer<typeof listed>['data'][number]

const PAGE = 100

interface Page {
  created: { gte: number; lt: number }
  limit: number
  starting_after?: string
}

type Whole = { state: 'listed'; all: Listed[] } | Unreachable | Unknown

/** All pages, however many: one that is missing would make payments look as if nobody knew them. */
async function wholeList(list: (page: Page) => Promise<unknown>, { from, until }: PaymentSpan): Promise<Whole> {
  const created = { gte: Math.floor(Date.parse(from) / 1000), lt: Math.ceil(Date.parse(until) / 1000) }
  const all: Listed[] = []
  for (;;) {
    const last = all.at(-1)?.id
    const page = { created, limit: PAGE, ...(last && { starting_after: last }) }
    const answer = await answerOf(listed, () => list(page))
    if (answer.state !== 'answered') {
      const why = notAnswered(answer)
      return why.state === 'absent' ? NOT_UNDERSTOOD : why
    }
    all.push(...answer.value.data)
    if (!answer.value.has_more || answer.value.data.length === 0) return { state: 'listed', all }
  }
}

type Read = (item: Listed) => PaymentReport | undefined

/** Those that are ours; undefined where one of them is not understood. */
function readAll(items: readonly Listed[], read: Read): PaymentReport[] | undefined {
  const reports = items.map(read)
  return reports.every(report => report !== undefined) ? reports : undefined
}

/** `now`: milliseconds since 1970. */
export async function listPayments(
  stripe: Stripe,
  { shop }: StripeSettings,
  span: PaymentSpan,
  now: number,
): Promise<ListAnswer> {
  const sessions = await wholeList(
    async page => stripe.checkout.sessions.list({ ...page, expand: ['data.payment_intent.latest_charge'] }),
    span,
  )
  if (sessions.state !== 'listed') return sessions
  const intents = await wholeList(
    async page => stripe.paymentIntents.list({ ...page, expand: ['data.latest_charge'] }),
    span,
  )
  if (intents.state !== 'listed') return intents
  const ours = ({ metadata }: Listed): boolean =>
    metadata?.shop === shop && metadata.idempotencyKey !== undefined && metadata.setup === undefined
  const onPages = readAll(sessions.all.filter(ours), item => {
    const session = stripeSession.safeParse(item)
    return session.success ? reportOf(session.data, now) : undefined
  })
  // The intents behind our sessions have been read with those.
  const byToken = intents.all.filter(item => ours(item) && item.metadata?.kind === STORED_KIND)
  const stored = readAll(byToken, item => {
    const intent = storedIntent.safeParse(item)
    return intent.success ? reportOfStored(intent.data) : undefined
  })
  return onPages && stored ? { state: 'listed', payments: [...onPages, ...stored] } : NOT_UNDERSTOOD
}
