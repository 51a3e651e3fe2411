import { readProductKey, zoneNamesOfStop } from '@billett/domain'
import type { World } from '../../../world.ts'
import { tariffAt } from '../../travel/region/index.ts'
import { decodeRelation, resolveRelation } from '../../travel/relation/index.ts'

/** Where a way begins or ends. */
interface WayEnd {
  stop: string
  /** On a border several, as they are called; null where the tariff names none. */
  zone: string | null
}

/** From where to where somebody travels by a subscription. */
export interface OrderedWay {
  origin: WayEnd
  destination: WayEnd
}

/** The ends of a product's way; null where it has no way, or the timetable has it no longer. */
export function wayOf(world: World, product: string): OrderedWay | null {
  const { relationId } = readProductKey(product)
  const relation = relationId === null ? undefined : decodeRelation(relationId)
  const version = tariffAt(world.regions.current(), world.clock())
  if (!relation || !version) return null
  const resolution = resolveRelation(world.regions.current(), version, relation)
  if (!resolution.ok) return null
  const end = ({ reference, text: stop }: { reference: string; text: string }): WayEnd => ({
    stop,
    zone: zoneNamesOfStop(version, reference).join(' / ') || null,
  })
  return { origin: end(resolution.relation.origin), destination: end(resolution.relation.destination) }
}
