import { type Call, Email, key, line, PersonName, PlainDate, requiredLine } from '@billett/contract'
import * as z from 'zod/mini'

/** § 312k BGB asks for no more than this. */
export const CancelWithoutLogin = z
  .object({
    kind: z.enum(['ordinary', 'extraordinary']),
    /** Only of an extraordinary cancellation. */
    reason: line(500),
    firstName: PersonName,
    lastName: PersonName,
    customerNumber: line(),
    contract: requiredLine(100),
    /** Empty: the next possible date. */
    date: z.union([z.literal(''), PlainDate]),
    email: Email,
  })
  .check(
    z.refine(body => body.kind === 'ordinary' || body.reason.trim() !== '', {
      path: ['reason'],
      message: key('required'),
    }),
  )
export type CancelWithoutLogin = z.infer<typeof CancelWithoutLogin>

const Receipt = z.object({ receivedAt: z.string() })

const Nothing = z.object({})

/** A cancellation by somebody who need not be signed in; stored, and confirmed by mail. */
export const cancelWithoutLogin: Call<
  z.infer<typeof Nothing>,
  z.infer<typeof Nothing>,
  CancelWithoutLogin,
  z.infer<typeof Receipt>
> = {
  name: 'subscription/cancelWithoutLogin',
  service: 'subscription',
  method: 'POST',
  path: '/subscription/cancelWithoutLogin',
  summary: 'Cancels a contract without signing in',
  access: { who: 'public' },
  params: Nothing,
  query: Nothing,
  body: CancelWithoutLogin,
  reply: { kind: 'list', item: Receipt },
  effect: true,
  supersedes: false,
  timeout: 30_000,
}
