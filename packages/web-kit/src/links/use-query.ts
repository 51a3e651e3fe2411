import { useMemo } from 'react'
import { useLocation } from './use-location.ts'

/** The query of the address; the same object until it changes. */
export function useQuery(): URLSearchParams {
  const { search } = useLocation()
  return useMemo(() => new URLSearchParams(search), [search])
}
