import type { Agency, LineStop, Mode, Network, NetworkLine } from '../network.ts'
import type { LineSource } from './line-source.ts'
import { cityBus } from './lines/city-bus.ts'
import { nightAndMore } from './lines/night-and-more.ts'
import { rail } from './lines/rail.ts'
import { regionalBus } from './lines/regional-bus.ts'
import { townBus } from './lines/town-bus.ts'
import { tram } from './lines/tram.ts'
import { type MadeStops, makeStops } from './make-stops.ts'
import { type DrawnStop, parseStops, placeOf } from './parse-line.ts'
import { placeStops } from './place-stops.ts'
import { runningTimes } from './running-times.ts'

const AGENCIES: Agency[] = [
  { id: 'ltb', name: 'Lührtalbahn', url: 'https://luehrtalbahn.example', phone: '+49 30 23125 100' },
  {
    id: 'svf',
    name: 'Stadtverkehr Falkenbrück',
    url: 'https://stadtverkehr-falkenbrueck.example',
    phone: '+49 30 23125 200',
  },
  {
    id: 'rvl',
    name: 'Regionalverkehr Lührtal',
    url: 'https://regionalverkehr-luehrtal.example',
    phone: '+49 30 23125 300',
  },
  { id: 'lfg', name: 'Lührfähre', url: 'https://luehrfaehre.example', phone: '+49 30 23125 400' },
]

const SOURCES: LineSource[] = [...rail, ...tram, ...cityBus, ...townBus, ...regionalBus, ...nightAndMore]

const lineId = (name: string): string => name.toLowerCase().replaceAll(' ', '-')

/** Which modes call at a stop, in the order in which the lines name the stops. */
const modesByStop = (lines: { source: LineSource; drawn: DrawnStop[] }[]): Map<string, Set<Mode>> => {
  const modes = new Map<string, Set<Mode>>()
  for (const { source, drawn } of lines)
    for (const { name } of drawn) modes.set(name, (modes.get(name) ?? new Set()).add(source.mode))
  return modes
}

/** Lines share the platforms of a station evenly; the two directions never share one where there are two. */
const platformPicker = ({ boardingIds }: MadeStops) => {
  const taken = new Map<string, number>()
  return (name: string, mode: Mode): { outward: string; inward: string } => {
    const ids = boardingIds(name, mode)
    const turn = taken.get(`${mode}/${name}`) ?? 0
    taken.set(`${mode}/${name}`, turn + 2)
    return { outward: ids[turn % ids.length] ?? '', inward: ids[(turn + 1) % ids.length] ?? '' }
  }
}

const makeLine = (source: LineSource, stops: LineStop[], names: string[], hub: number): NetworkLine => ({
  id: lineId(source.name),
  shortName: source.name,
  longName: `${names[0]} – ${names.at(-1)}`,
  mode: source.mode,
  agency: source.agency,
  color: source.color,
  textColor: 'FFFFFF',
  onDemand: source.onDemand ?? false,
  bikes: source.bikes ?? false,
  hub,
  minute: source.minute,
  stops,
  service: source.service,
})

/** Draws up the whole demo network. Throws where the drawing contradicts itself. */
export const makeNetwork = (): Network => {
  const lines = SOURCES.map(source => ({ source, drawn: parseStops(source.stops) }))
  const points = placeStops(lines.map(line => line.drawn))
  const made = makeStops(points, modesByStop(lines))
  const pick = platformPicker(made)
  return {
    agencies: AGENCIES,
    stops: made.stops,
    lines: lines.map(({ source, drawn }) => {
      const names = drawn.map(stop => stop.name)
      const hub = names.indexOf(source.hub)
      if (hub < 0) throw new Error(`Line ${source.name} does not call at its hub ${source.hub}`)
      const path = names.map(name => points.get(name) ?? { x: 0, y: 0 })
      const times = runningTimes(path, { mode: source.mode, speed: source.speed, hub })
      const stops = names.map((name, index) => ({
        ...pick(name, source.mode),
        ...(times[index] ?? { arrive: 0, depart: 0 }),
      }))
      return makeLine(source, stops, names, hub)
    }),
    transfers: made.transfers,
  }
}

/** All place names of the region, each once. */
export const placeNames = (network: Network): string[] => [...new Set(network.stops.map(stop => placeOf(stop.name)))]
