import type { WayFacts } from '@billett/domain'
import type { World } from '../../../world.ts'
import { knownStop } from '../../travel/stops/index.ts'
import type { PlacedSchool } from './entitlement.queries.ts'

/** A way as it was measured, with the school that would be nearer. */
export interface MeasuredWay {
  facts: WayFacts
  nearest: { name: string; metres: number } | null
}

const townOf = (stop: string): string => stop.split(',')[0]?.trim() ?? ''

/**
 * How far it is on foot from a stop to a school, and whether another of its type is nearer. A school of which nobody
 * has said where it is takes no part: what is not known makes no school too far.
 */
export async function wayToSchool(
  { regions, footways }: Pick<World, 'regions' | 'footways'>,
  { grade, home }: { grade: number; home: string },
  [school, ...others]: readonly [PlacedSchool, ...PlacedSchool[]],
): Promise<MeasuredWay> {
  const from = knownStop(regions.current(), home, 'home')
  const placed = [school, ...others].filter(({ stop }) => stop !== '')
  const metres = await footways.metres(
    from.reference,
    placed.map(({ stop }) => stop),
  )
  const measured = placed.flatMap(({ id, name }, index) => {
    const far = metres[index] ?? null
    return far === null ? [] : [{ id, name, metres: far }]
  })
  const own = measured.find(({ id }) => id === school.id)
  const [nearest] = measured.toSorted((a, b) => a.metres - b.metres)
  const isNearest = own === undefined || nearest === undefined ? null : own.metres <= nearest.metres
  return {
    facts: {
      grade,
      metres: own?.metres ?? null,
      isNearest,
      isInOwnTown: school.town !== '' && townOf(from.text).toLowerCase().startsWith(school.town.toLowerCase()),
      place: from.reference,
      school: school.number,
    },
    nearest: isNearest === false && nearest ? { name: nearest.name, metres: nearest.metres } : null,
  }
}
