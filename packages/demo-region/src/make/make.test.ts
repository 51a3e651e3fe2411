import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { NETWORK_FILE, TARIFF_FILE } from '../files.ts'
import { asJson } from './as-json.ts'
import { makeNetwork, placeNames } from './make-network.ts'
import { makeTariff } from './make-tariff.ts'
import { placeOf } from './parse-line.ts'

const network = makeNetwork()

const CITIES =
  `Berlin Hamburg München Köln Frankfurt Stuttgart Düsseldorf Leipzig Dortmund Essen Bremen Dresden Hannover Nürnberg Duisburg Bochum
  Wuppertal Bielefeld Bonn Münster Mannheim Karlsruhe Augsburg Wiesbaden Mönchengladbach Gelsenkirchen Aachen Braunschweig Chemnitz Kiel Halle
  Magdeburg Freiburg Krefeld Mainz Lübeck Erfurt Oberhausen Rostock Kassel Hagen Potsdam Saarbrücken Hamm Ludwigshafen Oldenburg Osnabrück Leverkusen
  Heidelberg Darmstadt Solingen Regensburg Herne Paderborn Neuss Ingolstadt Offenbach Fürth Würzburg Ulm Heilbronn Pforzheim Wolfsburg Göttingen
  Bottrop Reutlingen Erlangen Koblenz Bremerhaven Remscheid Trier Jena Salzgitter Siegen Gera Hildesheim Cottbus Lindau Schwerin Wittenberge Gartow
  Lüchow Dannenberg Hitzacker Lenzen Dömitz Salzwedel`.split(/\s+/)

describe('the demo region as it ships', () => {
  it('is what the script makes', () => {
    expect(readFileSync(NETWORK_FILE, 'utf8')).toBe(asJson(network))
    expect(readFileSync(TARIFF_FILE, 'utf8')).toBe(asJson(makeTariff(network)))
  })

  it('has places of its own, none of them a real city or a neighbour of the region', () => {
    const places = placeNames(network)
    expect(places.length).toBeGreaterThan(50)
    expect(places.filter(place => CITIES.includes(place))).toEqual([])
  })

  it('gives a stop one name, and no two stops the same', () => {
    const names = network.stops.filter(stop => !stop.station).map(stop => stop.name)
    expect(new Set(names).size).toBe(names.length)
    expect(names.filter(name => name.length > 35).length).toBeGreaterThan(5)
    expect(names.filter(name => /[äöüÄÖÜß]/.test(name)).length).toBeGreaterThan(50)
  })

  it('lies within one region, every stop of a place near the others', () => {
    const byPlace = new Map<string, { lat: number; lon: number }>()
    for (const stop of network.stops) {
      expect(stop.lat > 52.7 && stop.lat < 53.3 && stop.lon > 10.9 && stop.lon < 11.9, stop.name).toBe(true)
      const first = byPlace.get(placeOf(stop.name)) ?? stop
      byPlace.set(placeOf(stop.name), first)
      const kilometres = Math.hypot((stop.lat - first.lat) * 111, (stop.lon - first.lon) * 67)
      expect(kilometres, `${stop.name} from ${placeOf(stop.name)}`).toBeLessThan(7)
    }
  })

  it('runs each line at a speed that its vehicles can reach', () => {
    const stops = new Map(network.stops.map(stop => [stop.id, stop]))
    for (const line of network.lines) {
      const [first, last] = [stops.get(line.stops[0]?.outward ?? ''), stops.get(line.stops.at(-1)?.outward ?? '')]
      const kilometres = Math.hypot(
        ((first?.lat ?? 0) - (last?.lat ?? 0)) * 111.3,
        ((first?.lon ?? 0) - (last?.lon ?? 0)) * 67,
      )
      const hours = (line.stops.at(-1)?.arrive ?? 0) / 60
      expect(kilometres / hours, line.shortName).toBeLessThan(line.mode === 'rail' ? 100 : 50)
    }
  })
})
