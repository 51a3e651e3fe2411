import { useCallback } from 'react'
import { useLocation } from './use-location.ts'
import { useNavigate } from './use-navigate.ts'

type Change = (query: URLSearchParams) => void

/** Changes the query in the address: going back does not undo it. */
export function useChangeQuery(): (change: Change) => void {
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  return useCallback(
    change => {
      const query = new URLSearchParams(search)
      change(query)
      navigate(query.size > 0 ? `${pathname}?${query}` : pathname, { replace: true })
    },
    [navigate, pathname, search],
  )
}
