import type { Trip } from '@billett/contract'
import { type RefObject, useEffect, useRef } from 'react'

/**
 * Earlier or later trips have come to those that were there: the keyboard goes on at the first of them, and so does
 * whoever has the list read to them.
 */
export function useAddedTrips(list: RefObject<HTMLElement | null>, trips: readonly Trip[] | null): void {
  const before = useRef<readonly Trip[] | null>(null)
  useEffect(() => {
    const known = before.current?.map(({ id }) => id)
    before.current = trips
    if (!known?.length || !trips?.some(({ id }) => known.includes(id))) return
    const added = trips.find(({ id }) => !known.includes(id))
    if (!added || !list.current?.contains(document.activeElement)) return
    list.current.querySelector<HTMLElement>(`[data-trip="${CSS.escape(added.id)}"]`)?.focus()
  }, [list, trips])
}
