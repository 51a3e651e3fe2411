import type { CookieDefinition, Lifetime } from './schema/cookie.ts'
import type { LocalText } from './schema/local-text.ts'

const own = (name: string, keys: string[], lifetime: Lifetime, purpose: LocalText): CookieDefinition => ({
  category: 'required',
  name,
  keys,
  purpose,
  provider: '',
  group: null,
  lifetime,
  privacyPolicy: null,
  active: true,
})

/** What every shop keeps on the device to do what its visitor asks of it; none of it needs consent. */
export const requiredCookies: CookieDefinition[] = [
  own(
    'consent',
    ['cookie-consent'],
    { unit: 'days', value: 30 },
    {
      de: 'Merkt sich Ihre Auswahl in diesem Hinweis.',
      en: 'Remembers your choice in this notice.',
    },
  ),
  own(
    'session',
    ['jwt', 'refresh_token'],
    { unit: 'hours', value: 5 },
    {
      de: 'Hält Ihre Sitzung, damit der Warenkorb und Ihre Bestellung Ihnen gehören.',
      en: 'Keeps your session, so that cart and order remain yours.',
    },
  ),
  own(
    'cart',
    ['cart', 'last_sales'],
    { unit: 'minutes', value: 5000 },
    {
      de: 'Merkt sich den Warenkorb und hält gekaufte Tickets auch ohne Netz bereit.',
      en: 'Remembers the cart and keeps bought tickets at hand without a network.',
    },
  ),
  own('comfort', ['latest_searches', 'favorite_locations', 'favorite_routes', 'map_options'], 'persistent', {
    de: 'Merkt sich Ihre letzten Suchen, Lieblingshaltestellen und Karteneinstellungen auf diesem Gerät.',
    en: 'Remembers your recent searches, favourite stops and map settings on this device.',
  }),
  own('display', ['language', 'high-contrast', 'browser-warning', 'motd_seen'], 'persistent', {
    de: 'Merkt sich Sprache, Kontrast und gelesene Hinweise.',
    en: 'Remembers language, contrast and the notices you have read.',
  }),
]

/** Map tiles come from somebody else's server, who then learns the visitor's address: only with consent. */
export const mapTiles: CookieDefinition = {
  category: 'externalMedia',
  name: 'mapTiles',
  keys: [],
  purpose: {
    de: 'Lädt Kartenbilder von OpenStreetMap. Ohne Zustimmung zeigt die Karte Linien und Haltestellen ohne Hintergrund.',
    en: 'Loads map pictures from OpenStreetMap. Without consent the map shows lines and stops without a background.',
  },
  provider: 'OpenStreetMap Foundation',
  group: null,
  lifetime: 'session',
  privacyPolicy: 'https://osmfoundation.org/wiki/Privacy_Policy',
  active: false,
}
