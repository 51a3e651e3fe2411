import type { LevelRule, LocalText, PriceLevel } from '@billett/domain'
import type { Network } from '../../network.ts'

export const SHORT = 'K'
export const NETWORK = 'N'
export const ZONE_LEVELS = ['1', '2', '3', '4', '5', '6', '7'] as const
export type ZoneLevel = (typeof ZONE_LEVELS)[number]

/** A short distance is at most so many stops. */
const SHORT_STOPS = 4

const level = (id: string, name: LocalText): PriceLevel => ({ id, name, printText: name })

export const PRICE_LEVELS: PriceLevel[] = [
  level(SHORT, { de: 'Kurzstrecke', en: 'Short distance' }),
  ...ZONE_LEVELS.map(id => level(id, { de: `Preisstufe ${id}`, en: `Price level ${id}` })),
  level(NETWORK, { de: 'Gesamtes Verbundgebiet', en: 'Whole network' }),
]

const zoneReason = (count: number): LocalText => {
  if (count === 1) return { de: 'Fahrt innerhalb einer Tarifzone', en: 'Journey within one fare zone' }
  if (count === ZONE_LEVELS.length)
    return { de: `Fahrt durch ${count} oder mehr Tarifzonen`, en: `Journey through ${count} or more fare zones` }
  return { de: `Fahrt durch ${count} Tarifzonen`, en: `Journey through ${count} fare zones` }
}

const NIGHT_BUS = /^N\d/

/** The short distance is one of trams, buses and the ferry by day; a train goes far in four stops. */
const shortLines = ({ lines }: Network): string[] =>
  lines.filter(({ mode, shortName }) => mode !== 'rail' && !NIGHT_BUS.test(shortName)).map(({ id }) => id)

export const levelRules = (network: Network): LevelRule[] => [
  {
    kind: 'stops',
    max: SHORT_STOPS,
    maxRides: 1,
    lines: shortLines(network),
    level: SHORT,
    reason: {
      de: `Kurzstrecke: höchstens ${SHORT_STOPS} Haltestellen ohne Umstieg, nicht in Zügen und Nachtbussen`,
      en: `Short distance: at most ${SHORT_STOPS} stops without a change, not on trains and night buses`,
    },
  },
  ...ZONE_LEVELS.map((id, index): LevelRule => {
    const count = index + 1
    const max = count === ZONE_LEVELS.length ? 99 : count
    return { kind: 'zoneCount', min: count, max, level: id, reason: zoneReason(count) }
  }),
  {
    kind: 'everywhere',
    level: NETWORK,
    reason: { de: 'Gilt im gesamten Verbundgebiet', en: 'Valid in the whole network' },
  },
]
