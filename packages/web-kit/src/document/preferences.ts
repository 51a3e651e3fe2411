import type { Client } from '@billett/clients'
import { acceptedLanguage, isLanguage, type Language } from '@billett/domain'
import { SCHEME_KEY } from '../storage/colour-scheme.ts'
import { CONTRAST_KEY } from '../storage/high-contrast.ts'
import { isMode, type Look } from '../theme/look.ts'
import { modeOfAddress } from '../theme/look-of-address.ts'

export interface Asking {
  /** Path and query. */
  url: string
  /** The request's headers, undefined where they are missing. */
  cookie: string | undefined
  acceptLanguage: string | undefined
}

/** The value of one of the cookies that came along. */
export const cookieIn = (header: string | undefined, name: string): string | undefined =>
  header
    ?.split(/; */)
    .find(part => part.startsWith(`${name}=`))
    ?.slice(name.length + 1)

/** The language of an address both languages share: asked for in the query, remembered, the browser's, the client's. */
export function preferredLanguage(client: Client, { url, cookie, acceptLanguage }: Asking): Language {
  const query = new URL(url, 'http://shop').searchParams.get('language')
  const { languages, defaultLanguage } = client.config.settings
  const wishes = [query, cookieIn(cookie, 'language'), acceptedLanguage(acceptLanguage, languages)]
  return wishes.find((wish): wish is Language => isLanguage(wish) && languages.includes(wish)) ?? defaultLanguage
}

function chosenContrast(cookie: string | undefined): Look['contrast'] {
  const value = cookieIn(cookie, CONTRAST_KEY)
  return value === undefined ? undefined : value === 'true' ? 'high' : 'normal'
}

function chosenMode({ url, cookie }: Asking): Look['mode'] {
  const value = cookieIn(cookie, SCHEME_KEY)
  return modeOfAddress(new URL(url, 'http://shop').search) ?? (isMode(value) ? value : undefined)
}

/** What the address or an earlier choice says of the look. */
export const chosenLook = (asking: Asking): Look => ({
  contrast: chosenContrast(asking.cookie),
  mode: chosenMode(asking),
})
