import type { Absent, Unknown, Unreachable } from '../../../ports/payment-provider.ts'
import { noKnowledge, refusalIn, type StripeRefusal } from './stripe-failure.ts'
import { type StripeSession, stripeSession } from './stripe-session.ts'

export type StripeAnswer<Value> =
  | { state: 'answered'; value: Value }
  | { state: 'refused'; refusal: StripeRefusal }
  | Unreachable
  | Unknown

/** Runs a call of Stripe's library, whose failures are thrown. */
export async function answerOf<Value>(call: () => Promise<Value>): Promise<StripeAnswer<Value>> {
  try {
    return { state: 'answered', value: await call() }
  } catch (error) {
    const refusal = refusalIn(error)
    return refusal ? { state: 'refused', refusal } : noKnowledge(error)
  }
}

/** What is not known when Stripe says no to a question: only its own "resource_missing" proves that there is nothing. */
export const notAnswered = (
  answer: Exclude<StripeAnswer<unknown>, { state: 'answered' }>,
): Absent | Unreachable | Unknown => {
  if (answer.state !== 'refused') return answer
  const { kind, code } = answer.refusal
  return kind === 'absent' ? { state: 'absent' } : { state: 'unknown', detail: code }
}

export const NOT_UNDERSTOOD: Unknown = { state: 'unknown', detail: 'the answer is not a Checkout Session' }

export const readSession = (value: unknown): StripeSession | undefined => {
  const read = stripeSession.safeParse(value)
  return read.success ? read.data : undefined
}
