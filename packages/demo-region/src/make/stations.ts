import type { Mode } from '../network.ts'

type Platforms = Partial<Record<Mode, string[]>>

const RAIL_HALT: Platforms = { rail: ['Gleis 1', 'Gleis 2'], tram: ['Steig A', 'Steig B'], bus: ['Steig 1', 'Steig 2'] }
const TOWN_STATION: Platforms = {
  rail: ['Gleis 1', 'Gleis 2', 'Gleis 3'],
  bus: ['Steig 1', 'Steig 2', 'Steig 3', 'Steig 4', 'Steig 5'],
}
const BOTH_SIDES: Platforms = { tram: ['Steig A', 'Steig B'], bus: ['Steig 1', 'Steig 2'] }

const BIG: Record<string, Platforms> = {
  'Falkenbrück Hauptbahnhof': {
    rail: ['Gleis 1', 'Gleis 2', 'Gleis 3', 'Gleis 4', 'Gleis 5', 'Gleis 6'],
    tram: ['Steig A', 'Steig B', 'Steig C', 'Steig D'],
  },
  'Falkenbrück, ZOB': { bus: Array.from({ length: 12 }, (_, index) => `Steig ${index + 1}`) },
  'Falkenbrück, Marktplatz': { tram: ['Steig A', 'Steig B', 'Steig C', 'Steig D'], bus: ['Steig 1', 'Steig 2'] },
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
