import { useSearchParams } from 'react-router'

/** The query of the address. */
export function useQuery(): URLSearchParams {
  const [query] = useSearchParams()
  return query
}
