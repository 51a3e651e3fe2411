import { readCookie, writeCookie } from '@billett/web-kit/storage/cookie.ts'
import { type Is, isBoolean, isRecordOf } from '@billett/web-kit/storage/shapes.ts'

export const CONSENT_COOKIE = 'cookie-consent'

/** Category -> cookie name -> accepted (Spec 1 §3). */
export type Consent = Record<string, Record<string, boolean>>

const isConsent: Is<Consent> = isRecordOf(isRecordOf(isBoolean))

export const storedConsent = {
  /** Undefined while the visitor has not chosen. */
  read(): Consent | undefined {
    try {
      const consent: unknown = JSON.parse(readCookie(CONSENT_COOKIE) ?? '')
      return isConsent(consent) ? consent : undefined
    } catch {
      return undefined
    }
  },
  write: (consent: Consent, expireInDays: number): void =>
    writeCookie(CONSENT_COOKIE, JSON.stringify(consent), expireInDays),
}
