import { type Language, LOCALES } from '../language/language.ts'

/** Where most buyers live (Spec 1 §5): offered first, with rules for post codes and registers of addresses. */
export const HOME_COUNTRIES = ['de', 'ch', 'at', 'nl'] as const
export type HomeCountry = (typeof HOME_COUNTRIES)[number]

/** Every country an invoice can go to, by ISO 3166-1 in small letters. */
// biome-ignore format: a list of codes is read by the line
export const COUNTRIES = [
  'ad', 'ae', 'af', 'ag', 'ai', 'al', 'am', 'ao', 'aq', 'ar', 'as', 'at', 'au', 'aw', 'ax', 'az', 'ba', 'bb', 'bd',
  'be', 'bf', 'bg', 'bh', 'bi', 'bj', 'bl', 'bm', 'bn', 'bo', 'bq', 'br', 'bs', 'bt', 'bv', 'bw', 'by', 'bz', 'ca',
  'cc', 'cd', 'cf', 'cg', 'ch', 'ci', 'ck', 'cl', 'cm', 'cn', 'co', 'cr', 'cu', 'cv', 'cw', 'cx', 'cy', 'cz', 'de',
  'dj', 'dk', 'dm', 'do', 'dz', 'ec', 'ee', 'eg', 'eh', 'er', 'es', 'et', 'fi', 'fj', 'fk', 'fm', 'fo', 'fr', 'ga',
  'gb', 'gd', 'ge', 'gf', 'gg', 'gh', 'gi', 'gl', 'gm', 'gn', 'gp', 'gq', 'gr', 'gs', 'gt', 'gu', 'gw', 'gy', 'hk',
  'hm', 'hn', 'hr', 'ht', 'hu', 'id', 'ie', 'il', 'im', 'in', 'io', 'iq', 'ir', 'is', 'it', 'je', 'jm', 'jo', 'jp',
  'ke', 'kg', 'kh', 'ki', 'km', 'kn', 'kp', 'kr', 'kw', 'ky', 'kz', 'la', 'lb', 'lc', 'li', 'lk', 'lr', 'ls', 'lt',
  'lu', 'lv', 'ly', 'ma', 'mc', 'md', 'me', 'mf', 'mg', 'mh', 'mk', 'ml', 'mm', 'mn', 'mo', 'mp', 'mq', 'mr', 'ms',
  'mt', 'mu', 'mv', 'mw', 'mx', 'my', 'mz', 'na', 'nc', 'ne', 'nf', 'ng', 'ni', 'nl', 'no', 'np', 'nr', 'nu', 'nz',
  'om', 'pa', 'pe', 'pf', 'pg', 'ph', 'pk', 'pl', 'pm', 'pn', 'pr', 'ps', 'pt', 'pw', 'py', 'qa', 're', 'ro', 'rs',
  'ru', 'rw', 'sa', 'sb', 'sc', 'sd', 'se', 'sg', 'sh', 'si', 'sj', 'sk', 'sl', 'sm', 'sn', 'so', 'sr', 'ss', 'st',
  'sv', 'sx', 'sy', 'sz', 'tc', 'td', 'tf', 'tg', 'th', 'tj', 'tk', 'tl', 'tm', 'tn', 'to', 'tr', 'tt', 'tv', 'tw',
  'tz', 'ua', 'ug', 'um', 'us', 'uy', 'uz', 'va', 'vc', 've', 'vg', 'vi', 'vn', 'vu', 'wf', 'ws', 'ye', 'yt', 'za',
  'zm', 'zw',
] as const
export type Country = (typeof COUNTRIES)[number]

const names = new Map<Language, Intl.DisplayNames>()

/** A country as the reader calls it. */
export function countryName(country: Country, language: Language): string {
  const known = names.get(language) ?? new Intl.DisplayNames([LOCALES[language]], { type: 'region' })
  names.set(language, known)
  return known.of(country.toUpperCase()) ?? country
}

const choices = new Map<string, readonly CountryChoice[]>()

interface CountryChoice {
  id: Country
  name: string
}

/**
 * All countries to choose from: the first, where most other buyers live, then the rest by name. Made once for a
 * language and a first country.
 */
export function countryChoices(language: Language, first: Country): readonly CountryChoice[] {
  const key = `${language} ${first}`
  const made = choices.get(key) ?? choicesIn(language, first)
  choices.set(key, made)
  return made
}

function choicesIn(language: Language, first: Country): readonly CountryChoice[] {
  const named = (id: Country): CountryChoice => ({ id, name: countryName(id, language) })
  const { compare } = new Intl.Collator(LOCALES[language])
  const top = [...new Set<Country>([first, ...HOME_COUNTRIES])]
  const others = COUNTRIES.filter(id => !top.includes(id)).map(named)
  return [...top.map(named), ...others.sort((a, b) => compare(a.name, b.name))]
}
