import { readProductKey } from '@billett/domain'
import type { World } from '../../../world.ts'
import { tariffAt } from '../../travel/region/index.ts'
import { decodeRelation, resolveRelation } from '../../travel/relation/index.ts'

/** Names of the stops of a product; null where it has no way, or the timetable has it no longer. */
export function stopsOf(world: World, product: string): { origin: string | null; destination: string | null } {
  const none = { origin: null, destination: null }
  const { relationId } = readProductKey(product)
  const relation = relationId === null ? undefined : decodeRelation(relationId)
  const version = tariffAt(world.regions.current(), world.clock())
  if (!relation || !version) return none
  const resolution = resolveRelation(world.regions.current(), version, relation)
  if (!resolution.ok) return none
  const { origin, destination } = resolution.relation
  return { origin: origin.text, destination: destination.text }
}
