import { findOfficeRoute } from '@billett/paths'
import { useLocation } from '@billett/web-kit/links/use-location.ts'
import { useMemo } from 'react'

/** The screen at the address, of all that the office knows; the same object until the address is another. */
export function useScreen() {
  const { pathname } = useLocation()
  return useMemo(() => findOfficeRoute(pathname), [pathname])
}
