import type { Client, Language } from '@billett/clients'
import { isLanguage } from '../texts/current-language.ts'
import type { Contrast } from '../theme/contrast.ts'

export interface Asking {
  /** Path and query. */
  url: string
  /** The request's headers, undefined where they are missing. */
  cookie: string | undefined
  acceptLanguage: string | undefined
}

const cookieIn = (header: string | undefined, name: string): string | undefined =>
  header
    ?.split(/; */)
    .find(part => part.startsWith(`${name}=`))
    ?.slice(name.length + 1)

/** The first language of the browser that we have; weights are not looked at, browsers list them in order. */
const accepted = (header: string | undefined): Language | undefined =>
  header
    ?.split(',')
    .map(part => part.trim().slice(0, 2).toLowerCase())
    .find(isLanguage)

/** The language of an address both languages share: asked for in the query, remembered, the browser's, the client's. */
export function preferredLanguage(client: Client, { url, cookie, acceptLanguage }: Asking): Language {
  const query = new URL(url, 'http://shop').searchParams.get('language')
  const { languages, defaultLanguage } = client.config.settings
  const wishes = [query, cookieIn(cookie, 'language'), accepted(acceptLanguage)]
  return wishes.find((wish): wish is Language => isLanguage(wish) && languages.includes(wish)) ?? defaultLanguage
}

export const preferredContrast = ({ cookie }: Asking): Contrast =>
  cookieIn(cookie, 'high-contrast') === 'true' ? 'high' : 'normal'
