import { useLocation } from '@billett/web-kit/links/use-location.ts'
import { useEffect, useRef } from 'react'

/**
 * Scrolls a long menu to the entry of the page one is on, where that is out of sight: once for a page, when the menu
 * has that entry. Whoever scrolls on is left where they are, and the page itself stays.
 */
export function useCurrentInView() {
  const menu = useRef<HTMLDivElement>(null)
  const shown = useRef<string>(undefined)
  const { pathname } = useLocation()
  useEffect(() => {
    const here = menu.current?.querySelector<HTMLElement>('[aria-current="page"]')
    if (!menu.current || !here || shown.current === pathname) return
    shown.current = pathname
    const { scrollTop, clientHeight } = menu.current
    const isSeen = here.offsetTop >= scrollTop && here.offsetTop + here.offsetHeight <= scrollTop + clientHeight
    if (!isSeen) menu.current.scrollTop = here.offsetTop - clientHeight / 2
  })
  return menu
}
