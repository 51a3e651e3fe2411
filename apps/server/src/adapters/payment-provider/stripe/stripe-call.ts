import * as z from 'zod/mini'
import type { Absent, Unknown } from '../../../ports/payment/payment-provider.ts'
import type { Unreachable } from '../../../ports/unreachable.ts'
import { noKnowledge, refusalIn, type StripeRefusal } from './stripe-failure.ts'

export type StripeAnswer<Value> =
  | { state: 'answered'; value: Value }
  | { state: 'refused'; refusal: StripeRefusal }
  | Unreachable
  | Unknown

export const NOT_UNDERSTOOD: Unknown = { state: 'unknown', detail: 'not an answer of Stripe’s' }

/**
 * Runs a call of Stripe's library, whose failures are thrown. An answer that does not have the expected shape explains
 * nothing.
 */
export async function answerOf<Schema extends z.core.$ZodType>(
  schema: Schema,
  call: () => Promise<unknown>,
): Promise<StripeAnswer<z.output<Schema>>> {
  try {
    const read = z.safeParse(schema, await call())
    return read.success ? { state: 'answered', value: read.data } : NOT_UNDERSTOOD
  } catch (error) {
    const refusal = refusalIn(error)
    return refusal ? { state: 'refused', refusal } : noKnowledge(error)
  }
}

/**
 * What is not known when Stripe says no to a question: only its own "resource_missing" proves that there is nothing.
 */
export const notAnswered = (
  answer: Exclude<StripeAnswer<unknown>, { state: 'answered' }>,
): Absent | Unreachable | Unknown => {
  if (answer.state !== 'refused') return answer
  const { kind, code } = answer.refusal
  return kind === 'absent' ? { state: 'absent' } : { state: 'unknown', detail: code }
}
