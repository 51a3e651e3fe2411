import type { CookieCategory, CookieDefinition } from '@billett/clients'
import type { Consent } from '../../storage/cookie-consent.ts'

const choose = (cookies: readonly CookieDefinition[], accepted: (cookie: CookieDefinition) => boolean): Consent => {
  const consent: Consent = {}
  for (const cookie of cookies) {
    const ofCategory = consent[cookie.category] ?? {}
    consent[cookie.category] = { ...ofCategory, [cookie.name]: cookie.category === 'required' || accepted(cookie) }
  }
  return consent
}

/** Before anything was chosen: required ones, and others only where the client's configuration says so (Spec 1 §4). */
export const defaultChoice = (cookies: readonly CookieDefinition[]): Consent => choose(cookies, cookie => cookie.active)
export const acceptAll = (cookies: readonly CookieDefinition[]): Consent => choose(cookies, () => true)
export const rejectAll = (cookies: readonly CookieDefinition[]): Consent => choose(cookies, () => false)

/** What was chosen earlier, for the cookies there are today. */
export const keptChoice = (cookies: readonly CookieDefinition[], kept: Consent): Consent =>
  choose(cookies, cookie => kept[cookie.category]?.[cookie.name] === true)

export const isAccepted = (consent: Consent | undefined, category: CookieCategory, name: string): boolean =>
  consent?.[category]?.[name] === true

/** One cookie on or off; required ones stay on. */
export const toggleCookie = (
  cookies: readonly CookieDefinition[],
  consent: Consent,
  { category, name }: CookieDefinition,
): Consent =>
  choose(cookies, cookie => {
    const on = isAccepted(consent, cookie.category, cookie.name)
    return cookie.category === category && cookie.name === name ? !on : on
  })

/** All cookies of a category at once: on, unless all were on. */
export function toggleCategory(
  cookies: readonly CookieDefinition[],
  consent: Consent,
  category: CookieCategory,
): Consent {
  const allOn = cookies
    .filter(cookie => cookie.category === category)
    .every(cookie => isAccepted(consent, category, cookie.name))
  return choose(cookies, cookie =>
    cookie.category === category ? !allOn : isAccepted(consent, cookie.category, cookie.name),
  )
}
