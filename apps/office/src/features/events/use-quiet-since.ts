import type { Instant } from '@billett/domain'
import { useEffect, useState } from 'react'
import { useAppDispatch } from '../../hooks/store-hooks.ts'
import { getLastEvent } from '../../state/admin/admin.calls.ts'

/**
 * When the last event was met, where none waits; undefined while that is not known, or where there was none. One that
 * was put off counts as well: it was met, whether or not somebody has taken note of it.
 */
export function useQuietSince(isQuiet: boolean): Instant | undefined {
  const dispatch = useAppDispatch()
  const [since, setSince] = useState<Instant>()
  useEffect(() => {
    if (!isQuiet) return
    let isWanted = true
    void dispatch(getLastEvent({ query: { page: 0, pageSize: 1 } })).then(answer => {
      if (isWanted && getLastEvent.fulfilled.match(answer)) setSince(answer.payload.data[0]?.lastOn)
    })
    return () => {
      isWanted = false
    }
  }, [dispatch, isQuiet])
  return isQuiet ? since : undefined
}
