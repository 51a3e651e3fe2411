import type { Language } from '@billett/domain'
import type { Config } from '../schema/config.ts'
import type { CookieDefinition, Lifetime } from '../schema/cookie.ts'

const UNITS: Record<Language, Record<'minutes' | 'hours' | 'days' | 'years', string>> = {
  de: { minutes: 'Minuten', hours: 'Stunden', days: 'Tage', years: 'Jahre' },
  en: { minutes: 'minutes', hours: 'hours', days: 'days', years: 'years' },
}

const TERMS: Record<Language, Record<'persistent' | 'session' | 'untilExpiry', string>> = {
  de: {
    persistent: 'bis Sie es löschen',
    session: 'bis Sie den Browser schließen',
    untilExpiry: 'bis die Sitzung abläuft',
  },
  en: {
    persistent: 'until you delete it',
    session: 'until you close the browser',
    untilExpiry: 'until the session expires',
  },
}

const kept = (lifetime: Lifetime, language: Language): string =>
  typeof lifetime === 'string'
    ? TERMS[language][lifetime]
    : `${lifetime.value.toLocaleString(language)} ${UNITS[language][lifetime.unit]}`

const line = ({ keys, purpose, provider, lifetime }: CookieDefinition, language: Language): string =>
  [
    `${purpose[language]} (`,
    [...(provider === '' ? [] : [provider]), ...keys, kept(lifetime, language)].join(', '),
    ')',
  ].join('')

/** What the shop keeps on a visitor's device, as the consent dialog names it: purpose, keys and how long. */
export const keptOnDevice = ({ cookies }: Config, language: Language, needed: boolean): string[] =>
  cookies.filter(cookie => (cookie.category === 'required') === needed).map(cookie => line(cookie, language))
