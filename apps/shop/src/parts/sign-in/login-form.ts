import { Email, Password } from '@billett/contract'
import * as z from 'zod/mini'

export const CustomerCredentials = z.object({ email: Email, password: Password })
export type Credentials = z.infer<typeof CustomerCredentials>

/** Spec 1 §2.5 */
export const ACCOUNT_NOT_ACTIVATED = 2
