import { businessDateOf, type LocalText, quoteAt, readProductKey, SERVICE_AREA, zoneNamesOfStop } from '@billett/domain'
import type { World } from '../../../world.ts'
import { tariffAt } from '../../travel/region/index.ts'
import { decodeRelation, type ResolvedRelation, resolveRelation } from '../../travel/relation/index.ts'
import { stopBook } from '../../travel/stops/index.ts'

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

/** The tariff of today with the way of a product in it; null where it has none, or the timetable has it no longer. */
function resolved(world: World, product: string) {
  const { relationId } = readProductKey(product)
  const relation = relationId === null ? undefined : decodeRelation(relationId)
  const version = tariffAt(world.regions.current(), world.clock())
  if (!relation || !version) return null
  const resolution = resolveRelation(world.regions.current(), version, relation)
  return resolution.ok ? { version, relation: resolution.relation } : null
}

type Resolved = NonNullable<ReturnType<typeof resolved>>

const endOf = ({ version }: Resolved, { reference, text: stop }: ResolvedRelation['origin']): WayEnd => ({
  stop,
  zone: zoneNamesOfStop(version, reference).join(' / ') || null,
})

/** The ends of a product's way; null where it has no way, or the timetable has it no longer. */
export function wayOf(world: World, product: string): OrderedWay | null {
  const found = resolved(world, product)
  if (!found) return null
  const { origin, destination } = found.relation
  return { origin: endOf(found, origin), destination: endOf(found, destination) }
}

/** A way with what its price goes by. */
interface PricedWay extends OrderedWay {
  /** A stop or zones that it goes by; empty where it goes the usual way. */
  via: string
  /** Of both ends, each once. */
  zones: string[]
  /** Null where the price has none. */
  level: LocalText | null
}

/** A stop is called by its name, zones by theirs. */
function viaText(world: World, { version, relation: { via } }: Resolved): string {
  if (via === '') return ''
  const stop = stopBook(world.regions.current().timetable).find(via)
  if (stop) return stop.text
  const named = via.split(',').map(id => version.zones.find(zone => zone.id === id)?.name ?? id)
  return named.join(', ')
}

/** The way of a product as tariff and timetable know it today; null as `wayOf` says. */
export function pricedWayOf(world: World, product: string): PricedWay | null {
  const found = resolved(world, product)
  if (!found) return null
  const { version, relation } = found
  const [origin, destination] = [endOf(found, relation.origin), endOf(found, relation.destination)]
  const today = businessDateOf(world.clock())
  const { sort } = readProductKey(product)
  const asked = { sort, date: today, today, serviceArea: SERVICE_AREA.subscription }
  const quote = quoteAt(version, asked, relation.levels)
  const zones = [...new Set([origin, destination].flatMap(({ zone }) => zone ?? []))]
  const level = quote.state === 'known' ? (quote.explanation.level?.name ?? null) : null
  return { origin, destination, via: viaText(world, found), zones, level }
}
