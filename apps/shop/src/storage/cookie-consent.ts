import { readCookie, writeCookie } from '@billett/web-kit/storage/cookie.ts'
import * as z from 'zod/mini'

export const CONSENT_COOKIE = 'cookie-consent'

/** Category -> cookie name -> accepted (Spec 1 §3). */
const Consent = z.record(z.string(), z.record(z.string(), z.boolean()))
export type Consent = z.infer<typeof Consent>

export const storedConsent = {
  /** Undefined while the visitor has not chosen. */
  read(): Consent | undefined {
    try {
      const parsed = Consent.safeParse(JSON.parse(readCookie(CONSENT_COOKIE) ?? ''))
      return parsed.success ? parsed.data : undefined
    } catch {
      return undefined
    }
  },
  write: (consent: Consent, expireInDays: number): void =>
    writeCookie(CONSENT_COOKIE, JSON.stringify(consent), expireInDays),
}
