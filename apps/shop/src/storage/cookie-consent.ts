import { CONSENT_COOKIE, type CookieChoice } from '@billett/clients'
import { readCookie, writeCookie } from '@billett/web-kit/storage/cookie.ts'
import { type Is, isBoolean, isRecordOf } from '@billett/web-kit/storage/shapes.ts'

const isConsent: Is<CookieChoice> = isRecordOf(isRecordOf(isBoolean))

export const storedConsent = {
  /** Undefined while the visitor has not chosen. */
  read(): CookieChoice | undefined {
    try {
      const consent: unknown = JSON.parse(readCookie(CONSENT_COOKIE) ?? '')
      return isConsent(consent) ? consent : undefined
    } catch {
      return undefined
    }
  },
  write: (consent: CookieChoice, expireInDays: number): void =>
    writeCookie(CONSENT_COOKIE, JSON.stringify(consent), expireInDays),
}
