import * as z from 'zod/mini'
import { defineCall, list } from '../../define-call.ts'
import { key } from '../../failures/key.ts'
import { InstantText } from '../../values/answered.ts'
import { Email, PersonName } from '../../values/person.ts'
import { line, longText, requiredLine } from '../../values/text.ts'

// Calls of our own: the specification does not name them, the law asks for them.

const Receipt = z.object({ receivedAt: InstantText })

/** § 356a (2) BGB asks for no more than who, which contract, and where the receipt goes; no reason is needed. */
export const Withdrawal = z.object({
  firstName: PersonName,
  lastName: PersonName,
  /** Order, invoice or customer number. */
  contract: requiredLine(100),
  /** Empty: the whole contract. */
  part: line(200),
  email: Email,
})
export type Withdrawal = z.infer<typeof Withdrawal>

export const withdrawContract = defineCall({
  name: 'declaration/withdrawContract',
  service: 'declaration',
  method: 'POST',
  path: '/declaration/withdrawal',
  summary: 'Withdraws from a contract without signing in; stored, and confirmed by mail (§ 356a BGB)',
  access: { who: 'public' },
  body: Withdrawal,
  reply: list(Receipt),
})

/** Whoever reports a barrier need not say who they are; without an address there is no answer. */
export const BarrierReport = z.object({
  page: line(300),
  description: longText(2000).check(z.minLength(1, key('required'))),
  /** Screen reader, magnifier, keyboard … */
  technology: line(200),
  name: line(100),
  email: z.union([z.literal(''), Email], key('email')),
})
export type BarrierReport = z.infer<typeof BarrierReport>

export const reportBarrier = defineCall({
  name: 'declaration/reportBarrier',
  service: 'declaration',
  method: 'POST',
  path: '/declaration/barrierReport',
  summary: 'Reports something that is not accessible; stored, and passed on by mail (BFSG)',
  access: { who: 'public' },
  body: BarrierReport,
  reply: list(Receipt),
})
