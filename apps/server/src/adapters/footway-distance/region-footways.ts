import { createFootways, type Timetable } from '@billett/timetable'
import type { FootwayDistance } from '../../ports/footway-distance.ts'
import type { RegionStore } from '../../ports/region-store.ts'

/** Along the streets that the lines of the region run on. */
export function regionFootways(regions: Pick<RegionStore, 'current' | 'loaded'>): FootwayDistance {
  const known = new WeakMap<Timetable, ReturnType<typeof createFootways>>()
  return {
    metres: async (from, to) => {
      if (!regions.loaded()) return to.map(() => null)
      const { timetable } = regions.current()
      const footways = known.get(timetable) ?? createFootways(timetable)
      known.set(timetable, footways)
      return footways(from, to)
    },
  }
}
