import { refuse } from '../../../call/refused.ts'
import type { Region } from '../../../ports/region-store.ts'
import { drawZones } from './draw-zones.ts'

/** The picture of a zone list, its ids joined by commas; refuses what no version of the tariff calls a zone. */
export function viaImage(region: Region, text: string): Uint8Array {
  const zones = text.split(',').map(part => {
    const id = part.trim()
    const zone = region.tariff.versions.flatMap(version => version.zones).findLast(candidate => candidate.id === id)
    return zone ?? refuse('notValid', 'text')
  })
  return new TextEncoder().encode(drawZones(zones))
}
