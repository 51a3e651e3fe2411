import { useMemo, useState } from 'react'

/** Of a list that stands beside another, whose page the address says. */
const FIRST = { page: 1, pageSize: 20 }

/** The page of a list that the address does not know: its first to begin with. */
export function usePage() {
  const [page, onChange] = useState(FIRST)
  return useMemo(() => ({ ...page, onChange }), [page])
}
