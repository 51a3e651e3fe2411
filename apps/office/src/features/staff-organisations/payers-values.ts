import { PayingSpans } from '@billett/contract'
import * as z from 'zod/mini'

const { payerGuid, from } = PayingSpans.def.element.shape

/**
 * What is typed: `id` is of the row while it is typed, `name` is what the payer is called, `until` is '' where no end
 * is known.
 */
export const PayersValues = z.object({
  payers: z.array(
    z.object({ id: z.string(), payerGuid, name: z.string(), from, until: z.union([z.literal(''), from]) }),
  ),
})
export type PayersValues = z.infer<typeof PayersValues>
