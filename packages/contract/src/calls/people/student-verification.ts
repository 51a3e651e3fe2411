import * as z from 'zod/mini'
import { defineCall, list } from '../../define-call.ts'
import { DateText, InstantText } from '../../values/answered.ts'
import { Guid } from '../../values/text.ts'

const service = 'user' as const
const customer = { who: 'customer' } as const

/** How far a customer is with showing that they study (Spec 2 §3.2, `shibbolethVerification`). */
export const StudentVerification = z.object({
  /** False in a shop that asks no university. */
  isOffered: z.boolean(),
  success: z.boolean(),
  /** Null unless it succeeded. */
  data: z.nullable(z.object({ university: z.string(), validUntil: DateText, verifiedOn: InstantText })),
  /** The way to the university that was just begun; null otherwise. */
  begun: z.nullable(z.object({ guid: z.string(), loginUrl: z.string() })),
})
export type StudentVerification = z.infer<typeof StudentVerification>

export const getShibboleth = defineCall({
  name: 'user/getShibboleth',
  service,
  method: 'GET',
  path: '/user/shibboleth',
  summary: 'Whether the customer has shown that they study, and until when that holds',
  access: customer,
  reply: list(StudentVerification),
})

/** Without a number a way to the university begins; with it, somebody has come back from there. */
const VerifyStudent = z.object({ guid: z.optional(Guid) })

export const postShibboleth = defineCall({
  name: 'user/postShibboleth',
  service,
  method: 'POST',
  path: '/user/shibboleth/',
  summary: 'Begins to show that the customer studies, or takes what the university says of who came back from it',
  access: customer,
  body: VerifyStudent,
  reply: list(StudentVerification),
})
