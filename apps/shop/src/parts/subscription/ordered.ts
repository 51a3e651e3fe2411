import type { BookedSubscription } from '@billett/contract'
import * as z from 'zod/mini'

/** What a page after an order says of it; kept with its entry of the history, so that a reload says it again. */
const Ordered = z.object({
  subscriptionName: z.string(),
  contractNumber: z.string(),
  customerNumber: z.string(),
  /** To which the link was mailed. */
  email: z.string(),
  /** Instant until which the link can be used. */
  confirmUntil: z.string(),
})
export type Ordered = z.infer<typeof Ordered>

export const orderedOf = (
  { subscriptionName, contractNumber, customerNumber, confirmUntil }: BookedSubscription,
  said: Record<string, string | string[]>,
): Ordered => ({ subscriptionName, contractNumber, customerNumber, confirmUntil, email: `${said.email ?? ''}` })

export const readOrdered = (state: unknown): Ordered | undefined => z.safeParse(Ordered, state).data
