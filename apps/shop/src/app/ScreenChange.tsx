import { MAIN_ID } from '@billett/web-kit/frame/main-id.ts'
import { focusHeading } from '@billett/web-kit/links/focus-heading.ts'
import { useArrival } from '@billett/web-kit/links/use-arrival.ts'
import { useLocation } from '@billett/web-kit/links/use-location.ts'
import { useQuery } from '@billett/web-kit/links/use-query.ts'
import { useRoute } from '@billett/web-kit/links/use-route.ts'
import { useEffect, useRef } from 'react'

/**
 * Every other screen begins at the top (Spec 1 §2.3), and at its heading the keyboard and whoever has the page read to
 * them go on. Going back, the browser itself restores the place. A screen that puts the focus somewhere itself comes
 * later and has the last word; the same screen in another language is none. What is done about a thing has the address
 * of the thing, and the query's `action`.
 */
export function ScreenChange() {
  const { pathname } = useLocation()
  const route = useRoute()
  const arrival = useArrival()
  const action = useQuery().get('action')
  const screen = route ? JSON.stringify([route.key, route.params, action]) : pathname
  const shown = useRef(screen)
  useEffect(() => {
    if (shown.current === screen) return undefined
    shown.current = screen
    if (arrival !== 'pop') window.scrollTo(0, 0)
    const main = document.getElementById(MAIN_ID)
    return main ? focusHeading(main) : undefined
  }, [screen, arrival])
  return null
}
