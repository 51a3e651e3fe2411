import type { CookieDefinition } from './schema/cookie.ts'
import type { MapTiles } from './schema/map-tiles.ts'

export const openStreetMap: MapTiles = {
  url: 'https://tile.openstreetmap.org/{z}/{x}/{y}.png',
  attribution: '© <a href="https://www.openstreetmap.org/copyright">OpenStreetMap</a>',
  maxZoom: 18,
}

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
