import { Email, key, Password } from '@billett/contract'
import * as z from 'zod/mini'

export const CustomerCredentials = z.object({ email: Email, password: Password })
export type Credentials = z.infer<typeof CustomerCredentials>

/** Staff sign in by a user name, which need not be an e-mail address (Spec 1 §5). */
export const StaffCredentials = z.object({
  email: z.string().check(z.minLength(1, key('required'))),
  password: Password,
})

/** Spec 1 §2.5 */
export const ACCOUNT_NOT_ACTIVATED = 2
