import { DEBIT_WAYS, REST_BEARERS, STAFF_GROUPS } from '@billett/domain'
import * as z from 'zod/mini'
import { key } from '../failures/key.ts'
import { count } from './count.ts'
import { PlainDate } from './date.ts'
import { line, requiredLine } from './text.ts'

const DEAREST = 100_000
const A_WHOLE = 1000
const MOST_TAKERS = 100_000
const MOST = 20

const few = <T extends z.core.$ZodType>(element: T) => z.array(element).check(z.maxLength(MOST, key('outOfRange')))

const Contribution = z.object({
  kind: z.enum(['fixed', 'percent', 'whole'], key('notValid')),
  /** Of `fixed`, a month. */
  cents: count(0, DEAREST),
  /** Of `percent`. */
  permille: count(0, A_WHOLE),
  /** What the employee pays as long as it lasts; null: whatever is left. */
  employeeCents: z.nullable(count(0, DEAREST)),
  /** Who takes what is over when both amounts do not come to the price. */
  rest: z.enum(REST_BEARERS, key('notValid')),
})

const Discount = z.object({ leastPermille: count(0, A_WHOLE), offPermille: count(0, A_WHOLE) })

const Product = z.object({
  group: z.enum(STAFF_GROUPS, key('notValid')),
  /** Key of the subscription that employees have. */
  subscription: requiredLine(60),
  /** Key of the one a leaver goes on with. */
  plain: requiredLine(60),
  /** From this contribution on the price is lower by so much; both are of the plain price. */
  discount: z.nullable(Discount),
  contribution: Contribution,
})

const BaseFee = z.object({ per: z.enum(['staff', 'taker'], key('notValid')), cents: count(0, DEAREST) })

const Trial = z.object({ minimum: count(0, MOST_TAKERS), until: PlainDate })

const Takers = z.object({
  minimum: count(0, MOST_TAKERS),
  trial: z.nullable(Trial),
  perFirm: z.nullable(count(0, MOST_TAKERS)),
})

const Exit = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('dayOfMonth'), day: count(1, 31) }),
  z.object({ kind: z.literal('weeks'), weeks: count(0, 26) }),
])

const Entry = z.object({ code: line(40), mailDomains: few(line(120)), isAutomatic: z.boolean() })

/**
 * What was agreed with a company about job tickets, as staff write it. The form of the office is drawn from it, and it
 * judges what is sent.
 */
export const FrameworkContent = z.object({
  /** First day it holds. */
  validFrom: PlainDate,
  products: few(Product),
  /** Who is asked for the money. */
  debit: z.enum(DEBIT_WAYS, key('notValid')),
  baseFee: z.nullable(BaseFee),
  takers: Takers,
  exit: Exit,
  entry: Entry,
  /** Last day of the whole agreement; null: no end is known. */
  endsOn: z.nullable(PlainDate),
})
export type FrameworkContent = z.infer<typeof FrameworkContent>
