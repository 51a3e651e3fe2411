import * as z from 'zod/mini'
import { defineCall, list } from '../../define-call.ts'
import { key } from '../../failures/key.ts'
import { InstantText } from '../../values/answered.ts'
import { PlainDate } from '../../values/date.ts'
import { Email, PersonName } from '../../values/person.ts'
import { line, longText, requiredLine } from '../../values/text.ts'

/** § 312k BGB asks for no more than this. */
export const CancelWithoutLogin = z
  .object({
    kind: z.enum(['ordinary', 'extraordinary'], key('notValid')),
    /** Only of an extraordinary cancellation. */
    reason: longText(500),
    firstName: PersonName,
    lastName: PersonName,
    customerNumber: line(),
    contract: requiredLine(100),
    /** Empty: the next possible date. */
    date: z.union([z.literal(''), PlainDate], key('date')),
    email: Email,
  })
  .check(
    z.refine(body => body.kind === 'ordinary' || body.reason.trim() !== '', {
      path: ['reason'],
      message: key('required'),
    }),
  )
export type CancelWithoutLogin = z.infer<typeof CancelWithoutLogin>

const CancellationReceipt = z.object({ receivedAt: InstantText })

export const cancelWithoutLogin = defineCall({
  name: 'subscription/cancelWithoutLogin',
  service: 'subscription',
  method: 'POST',
  path: '/subscription/cancelWithoutLogin',
  summary: 'Cancels a contract without signing in; stored, and confirmed by mail (§ 312k BGB)',
  access: { who: 'public' },
  body: CancelWithoutLogin,
  reply: list(CancellationReceipt),
})
