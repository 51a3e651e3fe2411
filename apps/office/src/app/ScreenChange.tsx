import { MAIN_ID } from '@billett/web-kit/frame/main-id.ts'
import { focusHeading } from '@billett/web-kit/links/focus-heading.ts'
import { useArrival } from '@billett/web-kit/links/use-arrival.ts'
import { useLocation } from '@billett/web-kit/links/use-location.ts'
import { useEffect, useRef } from 'react'

/**
 * Another screen begins at the top and at its heading; going back, the browser restores the place. A list that changes
 * its query is the same screen.
 */
export function ScreenChange() {
  const { pathname } = useLocation()
  const arrival = useArrival()
  const shown = useRef(pathname)
  useEffect(() => {
    if (shown.current === pathname) return undefined
    shown.current = pathname
    if (arrival !== 'pop') window.scrollTo(0, 0)
    const main = document.getElementById(MAIN_ID)
    return main ? focusHeading(main) : undefined
  }, [pathname, arrival])
  return null
}
