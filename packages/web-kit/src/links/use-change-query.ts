import { useCallback } from 'react'
import { useSearchParams } from 'react-router'

type Change = (query: URLSearchParams) => void

/** Changes the query in the address: going back does not undo it. */
export function useChangeQuery(): (change: Change) => void {
  const [, setQuery] = useSearchParams()
  return useCallback(
    change =>
      setQuery(
        query => {
          change(query)
          return query
        },
        { replace: true },
      ),
    [setQuery],
  )
}
