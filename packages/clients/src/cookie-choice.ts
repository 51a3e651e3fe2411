import type { CookieDefinition } from './schema/cookie.ts'

/** Keeps the choice on the device; its server reads it as well. */
export const CONSENT_COOKIE = 'cookie-consent'

/** Category -> cookie name -> accepted (Spec 1 §3). */
export type CookieChoice = Record<string, Record<string, boolean>>

/** A choice among the cookies of a client: those that are required are part of every one. */
export function chooseCookies(
  cookies: readonly CookieDefinition[],
  accepted: (cookie: CookieDefinition) => boolean,
): CookieChoice {
  const choice: CookieChoice = {}
  for (const cookie of cookies) {
    const ofCategory = choice[cookie.category] ?? {}
    choice[cookie.category] = { ...ofCategory, [cookie.name]: cookie.category === 'required' || accepted(cookie) }
  }
  return choice
}

export const acceptAll = (cookies: readonly CookieDefinition[]): CookieChoice => chooseCookies(cookies, () => true)
export const rejectAll = (cookies: readonly CookieDefinition[]): CookieChoice => chooseCookies(cookies, () => false)
