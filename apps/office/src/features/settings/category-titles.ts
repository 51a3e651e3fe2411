/** What the sections of a configuration are called, by where they stand in a client; the last one is the server's. */
const TITLES = {
  'config.modules': 'settings.categories.modules',
  'config.texts': 'settings.categories.company',
  'config.htmlHeader': 'settings.categories.htmlHeader',
  'config.headerLogo': 'settings.categories.headerLogo',
  'config.settings': 'settings.categories.settings',
  'config.operator': 'settings.categories.operator',
  'config.dunning': 'settings.categories.dunning',
  'config.fraud': 'settings.categories.fraud',
  'config.retention': 'settings.categories.retention',
  'config.cookies': 'settings.categories.cookies',
  'config.mapTiles': 'settings.categories.mapTiles',
  'config.paymentIcons': 'settings.categories.paymentIcons',
  theme: 'settings.categories.theme',
  texts: 'settings.categories.texts',
  logo: 'settings.categories.logo',
  environment: 'settings.categories.environment',
} as const

type Title = (typeof TITLES)[keyof typeof TITLES]

const titles: ReadonlyMap<string, Title> = new Map(Object.entries(TITLES))

/** The section that a place stands in; '' where it is none that is known. */
export const sectionOf = (path: string): string =>
  [...titles.keys()].find(name => path === name || path.startsWith(`${name}.`)) ?? ''

/** Undefined for a section that has come to the schema since. */
export const categoryTitle = (name: string): Title | undefined => titles.get(name)
