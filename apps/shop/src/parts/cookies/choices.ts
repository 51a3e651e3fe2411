import { type CookieCategory, type CookieChoice, type CookieDefinition, chooseCookies } from '@billett/clients'

/** Before anything was chosen: required ones, and others only where the client's configuration says so (Spec 1 §4). */
export const defaultChoice = (cookies: readonly CookieDefinition[]): CookieChoice =>
  chooseCookies(cookies, cookie => cookie.active)

/** What was chosen earlier, for the cookies there are today. */
export const keptChoice = (cookies: readonly CookieDefinition[], kept: CookieChoice): CookieChoice =>
  chooseCookies(cookies, cookie => kept[cookie.category]?.[cookie.name] === true)

export const isAccepted = (consent: CookieChoice | undefined, category: CookieCategory, name: string): boolean =>
  consent?.[category]?.[name] === true

/** One cookie on or off; required ones stay on. */
export const toggleCookie = (
  cookies: readonly CookieDefinition[],
  consent: CookieChoice,
  { category, name }: CookieDefinition,
): CookieChoice =>
  chooseCookies(cookies, cookie => {
    const on = isAccepted(consent, cookie.category, cookie.name)
    return cookie.category === category && cookie.name === name ? !on : on
  })

/** All cookies of a category at once: on, unless all were on. */
export function toggleCategory(
  cookies: readonly CookieDefinition[],
  consent: CookieChoice,
  category: CookieCategory,
): CookieChoice {
  const allOn = cookies
    .filter(cookie => cookie.category === category)
    .every(cookie => isAccepted(consent, category, cookie.name))
  return chooseCookies(cookies, cookie =>
    cookie.category === category ? !allOn : isAccepted(consent, cookie.category, cookie.name),
  )
}
