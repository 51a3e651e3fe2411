import type { Mode } from '../network.ts'

type Platforms = Partial<Record<Mode, string[]>>

const RAIL_HALT: Platforms = { rail: ['1', '2'], tram: ['A', 'B'], bus: ['1', '2'] }
const TOWN_STATION: Platforms = {
  rail: ['1', '2', '3'],
  bus: ['1', '2', '3', '4', '5'],
}
const BOTH_SIDES: Platforms = { tram: ['A', 'B'], bus: ['1', '2'] }

const BIG: Record<string, Platforms> = {
  'Falkenbrück Hauptbahnhof': {
    rail: ['1', '2', '3', '4', '5', '6'],
    tram: ['A', 'B', 'C', 'D'],
  },
  'Falkenbrück, ZOB': { bus: Array.from({ length: 12 }, (_, index) => `${index + 1}`) },
  'Falkenbrück, Marktplatz': { tram: ['A', 'B', 'C', 'D'], bus: ['1', '2'] },
  'Falkenbrück, Wilhelmsplatz': BOTH_SIDES,
  'Falkenbrück, Klinikum Süd': BOTH_SIDES,
  'Falkenbrück, Technologiepark': BOTH_SIDES,
  'Rothenfurt Bahnhof': TOWN_STATION,
  'Altweiden Bahnhof': TOWN_STATION,
  'Bad Ellerich Bahnhof': TOWN_STATION,
}

/** The platforms of a station by mode; undefined for an ordinary stop at the roadside. */
export const platformsOf = (stop: string, modes: Set<Mode>): Platforms | undefined =>
  BIG[stop] ?? (modes.has('rail') ? RAIL_HALT : undefined)

/** Minutes from one platform to another. */
export const changeMinutes = (stop: string): number => (stop.endsWith('Hauptbahnhof') ? 4 : 2)

/** Stops that belong together but have two names. Minutes on foot. */
export const WALKS: [from: string, to: string, minutes: number][] = [
  ['Falkenbrück Hauptbahnhof', 'Falkenbrück, ZOB', 3],
  ['Falkenbrück, Uferhof', 'Falkenbrück, Fähranleger Süd', 9],
  ['Falkenbrück, Domplatz', 'Falkenbrück, Marktplatz', 6],
  ['Falkenbrück, Theater', 'Falkenbrück, Marktplatz', 6],
  ['Brandeck Bahnhof', 'Brandeck, Burgstraße', 9],
  ['Rothenfurt Bahnhof', 'Rothenfurt, Bahnhofsallee', 5],
  ['Dornhagen Bahnhof', 'Dornhagen, Kirche', 9],
]
