import type { ValidityRule } from '@billett/domain'

/** Minutes a single ticket lasts where the feed does not say. */
export const DEFAULT_MINUTES = 120

const WORDS: [RegExp, ValidityRule][] = [
  [/\b(year|annual|jahr|roczn|rok\b|annuel)/, { type: 'year', calendar: false }],
  [/(month|monat|miesi[eę]czn|mensuel|mensual|30[ -]?(day|tage))/, { type: 'month', calendar: false }],
  [/(week|woche|tygodn|hebdo|semana|7[ -]?(day|tage))/, { type: 'week', calendar: false }],
  [/(day|tages|dobow|dzienn|24[ -]?(h\b|hour|std|stunden)|journ)/, { type: 'date', days: 1 }],
]

/**
 * How long a product is valid that no leg rule names. Feeds do not say it, so its id and name are read; undefined where
 * they do not tell.
 */
export const validityFromName = (...names: (string | undefined)[]): ValidityRule | undefined => {
  const text = names.join(' ').replaceAll('_', ' ').toLowerCase()
  return WORDS.find(([word]) => word.test(text))?.[1]
}
