import { FRAUD_RULES } from '@billett/domain'
import * as z from 'zod/mini'

const MOST_POINTS = 1000

const Points = z.int().check(z.minimum(0), z.maximum(MOST_POINTS))

const RuleWeight = z.object({ points: Points, from: z.int().check(z.minimum(0), z.maximum(MOST_POINTS)) })

/** By which rules orders of subscriptions are looked at, where a client has them otherwise than usual. */
export const Fraud = z.object({
  /** What each rule counts for; what is not named counts as usual. */
  rules: z.optional(z.partialRecord(z.enum(FRAUD_RULES), RuleWeight)),
  /** From how many points on an order is paid first, is looked up, or is looked at by people. */
  levels: z.optional(
    z
      .object({ middle: Points, high: Points, block: Points })
      .check(
        z.refine(
          ({ middle, high, block }) => 0 < middle && middle <= high && high <= block,
          'levels rise, from one on',
        ),
      ),
  ),
  /** Domains of addresses that are good for an hour. */
  disposableDomains: z.optional(z.array(z.string().check(z.regex(/^[a-z0-9.-]+\.[a-z]+$/)))),
})
export type Fraud = z.infer<typeof Fraud>
