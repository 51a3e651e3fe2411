import { problem, type TariffProblem } from './problem.ts'
import type { ReadVersion } from './structure.ts'

const reachable = (neighbours: ReadonlyMap<string, string[]>, start: string): Set<string> => {
  const found = new Set([start])
  for (const zone of found) for (const next of neighbours.get(zone) ?? []) found.add(next)
  return found
}

/**
 * Borders are seen from both sides. Zones cut off from the rest are a warning: a tariff of pairs needs no neighbours at
 * all.
 */
export const checkZones = ({ rows, ids }: ReadVersion): TariffProblem[] => {
  const neighbours = new Map(rows.zones.map(({ row }) => [row.id, row.neighbours]))
  const borders = rows.zones.flatMap(({ row, path }) =>
    row.neighbours.flatMap((other, i) => {
      const at = [...path, 'neighbours', i]
      if (other === row.id) return [problem('error', 'neighbourItself', at, other)]
      const back = neighbours.get(other)
      return back && ids.zones.has(other) && !back.includes(row.id)
        ? [problem('error', 'neighbourAsymmetric', at, other)]
        : []
    }),
  )
  const [first] = rows.zones
  if (!first || ![...neighbours.values()].some(list => list.length > 0)) return borders
  const found = reachable(neighbours, first.row.id)
  const cutOff = rows.zones.filter(({ row }) => !found.has(row.id))
  return [...borders, ...cutOff.map(({ row, path }) => problem('warning', 'zoneUnreachable', [...path, 'id'], row.id))]
}
