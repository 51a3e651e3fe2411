import { parseArgs } from 'node:util'
import { type Instant, toInstant } from '@billett/domain'
import type { PaymentSpan } from '../../ports/payment/payment-provider.ts'

const USAGE = `npm run reconcile -- [--from MOMENT [--until MOMENT] | --refund | --close ID]
Compares all payments that the provider began in a span with the books, and keeps a case of each that is unknown here.
  --from, --until  2026-11-22T03:00:00Z; until now where the end is left out
  --refund         gives back what was charged without an order that is known: the cases that are open, once looked at
  --close ID       somebody has seen to this case
Tells the cases that are open. Ends with 0 where there is none, with 1 where there are some, with 2 for a wrong call,
with 3 where the provider or the database did not tell everything.`

export type Asked =
  | { what: 'list' }
  | { what: 'compare'; span: PaymentSpan }
  | { what: 'refund' }
  | { what: 'close'; id: string }

const OPTIONS = {
  from: { type: 'string' },
  until: { type: 'string' },
  refund: { type: 'boolean', default: false },
  close: { type: 'string' },
} as const

class Wrong extends Error {}

const momentOf = (text: string): Instant => {
  const moment = Date.parse(text)
  if (Number.isNaN(moment)) throw new Wrong(`${text} is no moment.`)
  return toInstant(moment)
}

function read(args: string[], now: Instant): Asked {
  const { from, until, close, refund } = parseArgs({ args, options: OPTIONS }).values
  const asked: Asked[] = []
  if (from !== undefined)
    asked.push({ what: 'compare', span: { from: momentOf(from), until: until === undefined ? now : momentOf(until) } })
  if (refund) asked.push({ what: 'refund' })
  if (close !== undefined) asked.push({ what: 'close', id: close })
  if (asked.length > 1) throw new Wrong('Look at the cases first, then give back or close: one at a time.')
  if (until !== undefined && from === undefined) throw new Wrong('--until needs --from.')
  return asked[0] ?? { what: 'list' }
}

/** What an operator asks for, or what is wrong with it and what to write instead. */
export function reconcileArguments(args: string[], now: Instant): Asked | string {
  try {
    return read(args, now)
  } catch (error) {
    return `${error instanceof Error ? error.message : error}\n\n${USAGE}`
  }
}
