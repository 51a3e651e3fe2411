import * as z from 'zod/mini'
import { readCookie, writeCookie } from './cookie.ts'

const KEY = 'cookie-consent'

/** Category -> cookie name -> accepted (Spec 1 §3). */
const Consent = z.record(z.string(), z.record(z.string(), z.boolean()))
export type Consent = z.infer<typeof Consent>

export const storedConsent = {
  /** Undefined while the visitor has not chosen. */
  read(): Consent | undefined {
    try {
      const parsed = Consent.safeParse(JSON.parse(readCookie(KEY) ?? ''))
      return parsed.success ? parsed.data : undefined
    } catch {
      return undefined
    }
  },
  write: (consent: Consent, expireInDays: number): void => writeCookie(KEY, JSON.stringify(consent), expireInDays),
}
