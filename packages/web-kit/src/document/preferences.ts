import type { Client } from '@billett/clients'
import { acceptedLanguage, isLanguage, type Language } from '@billett/domain'
import type { Contrast } from '../theme/contrast.ts'

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

export const preferredContrast = ({ cookie }: Asking): Contrast =>
  cookieIn(cookie, 'high-contrast') === 'true' ? 'high' : 'normal'
