import * as z from 'zod/mini'
import { defineCall, list } from '../../define-call.ts'
import { key } from '../../failures/key.ts'
import { InstantText } from '../../values/answered.ts'
import { Guid, Id } from '../../values/text.ts'

/** Category -> cookie -> accepted (Spec 1 §3). */
const Choices = z
  .record(Id, z.record(Id, z.boolean()))
  .check(z.refine(choices => Object.keys(choices).length <= 20, key('outOfRange')))

const CookieConsent = z.object({
  /** What an earlier answer of this device was noted under. */
  consentId: z.optional(Guid),
  choices: Choices,
})
export type CookieConsent = z.infer<typeof CookieConsent>

const ConsentReceipt = z.object({ consentId: z.string(), givenOn: InstantText })

export const logConsent = defineCall({
  name: 'common/logConsent',
  service: 'common',
  method: 'POST',
  path: '/cookieConsent',
  summary: 'Notes an answer to the cookie notice, as proof; nothing that says who gave it',
  access: { who: 'public' },
  body: CookieConsent,
  reply: list(ConsentReceipt),
})
