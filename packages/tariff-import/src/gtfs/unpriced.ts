import type { LevelRule, PriceLevel } from '@billett/domain'

/** The level of journeys that cost what the shop cannot sell: nothing has a price at it. */
export const UNPRICED: PriceLevel = {
  id: 'no-price',
  name: { de: 'Preis unbekannt', en: 'Price unknown' },
  printText: { de: 'Preis unbekannt', en: 'Price unknown' },
}

/** The level, where a rule leads to it. */
export const unpricedLevels = (rules: readonly Pick<LevelRule, 'level'>[]): PriceLevel[] =>
  rules.some(({ level }) => level === UNPRICED.id) ? [UNPRICED] : []
