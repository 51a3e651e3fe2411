import type { Trip } from '@billett/contract'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { tripKey, tripLinkIn } from '../../../state/tariff/trip-key.ts'

/** Trips that have come to those that were there. */
export interface Added {
  side: 'earlier' | 'later'
  count: number
}

/**
 * Earlier or later trips have come to those that were there, which stay where they are: the keyboard goes on at the
 * first of them, and so does whoever has the list read to them. Gives how many there are, to be said.
 */
export function useAddedTrips(list: RefObject<HTMLElement | null>, trips: readonly Trip[] | null): Added | null {
  const before = useRef<readonly Trip[] | null>(null)
  const [added, setAdded] = useState<Added | null>(null)
  useEffect(() => {
    const known = new Set(before.current?.map(({ id }) => id))
    before.current = trips
    if (!trips?.some(({ id }) => known.has(id))) return setAdded(null)
    const come = trips.filter(({ id }) => !known.has(id))
    const [first] = come
    if (!first) return
    setAdded({ side: first === trips[0] ? 'earlier' : 'later', count: come.length })
    if (!list.current?.contains(document.activeElement)) return
    tripLinkIn(list.current, tripKey(first.id))?.focus()
  }, [list, trips])
  return added
}
