import { MAIL_KINDS, MAIL_STATES } from '@billett/domain'
import * as z from 'zod/mini'
import { InstantText } from '../values/answered.ts'

/** A mail of the shop, as the list of staff shows it: the address is hidden there. */
export const StaffMail = z.object({
  guid: z.string(),
  /** What it is about. */
  kind: z.enum(MAIL_KINDS),
  /** In whose name it went out. */
  clientId: z.string(),
  /** What that company is called. */
  client: z.string(),
  /** Hidden without the right to personal details, and in lists. */
  email: z.string(),
  /** The address is hidden. */
  isMasked: z.boolean(),
  /** What stands above it in a mail program. */
  subject: z.string(),
  /** How it went, the last time. */
  state: z.enum(MAIL_STATES),
  /** How often it was handed to the mail server. */
  tries: z.int(),
  /** When that was done last. */
  lastOn: InstantText,
  /** The order it is about; null where it is about none. */
  orderId: z.nullable(z.string()),
  /** Its number. */
  orderNumber: z.nullable(z.string()),
})
export type StaffMail = z.infer<typeof StaffMail>
