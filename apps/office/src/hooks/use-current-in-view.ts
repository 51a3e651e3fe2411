import { useLocation } from '@billett/web-kit/links/use-location.ts'
import { useEffect, useRef } from 'react'

/**
 * Scrolls a long menu to the entry of the page one is on, where that is out of sight, also once more entries have come.
 * Whoever scrolls on is left where they are until they go to another page, and the page itself stays.
 */
export function useCurrentInView() {
  const menu = useRef<HTMLDivElement>(null)
  const shown = useRef<{ pathname: string; scrolledTo: number }>(undefined)
  const { pathname } = useLocation()
  useEffect(() => {
    const here = menu.current?.querySelector<HTMLElement>('[aria-current="page"]')
    if (!menu.current || !here) return
    const { scrollTop, clientHeight } = menu.current
    if (shown.current?.pathname === pathname && shown.current.scrolledTo !== scrollTop) return
    const isSeen = here.offsetTop >= scrollTop && here.offsetTop + here.offsetHeight <= scrollTop + clientHeight
    if (!isSeen) menu.current.scrollTop = here.offsetTop - clientHeight / 2
    shown.current = { pathname, scrolledTo: menu.current.scrollTop }
  })
  return menu
}
