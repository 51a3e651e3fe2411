import { type RefObject, useEffectEvent, useLayoutEffect, useState } from 'react'

/** rem; below it a screen is a phone's, as `@container page (width < 37.5rem)` has it. */
const PHONE = 37.5

const isPhone = (): boolean =>
  innerWidth < PHONE * Number.parseFloat(getComputedStyle(document.documentElement).fontSize)

/**
 * Has something fill a phone's screen while it is open, over the page and without leaving its place in it: what has the
 * focus keeps it. A browser that wants it closed (the back gesture) is answered by `onClose`. Tells whether it does.
 */
export function useWholeScreen(element: RefObject<HTMLElement | null>, open: boolean, onClose: () => void): boolean {
  const [whole, setWhole] = useState(false)
  const close = useEffectEvent(onClose)
  useLayoutEffect(() => {
    const { current } = element
    if (!open || !current?.showPopover || !isPhone()) return undefined
    const toggled = (event: Event) => {
      if ('newState' in event && event.newState === 'closed') close()
    }
    current.popover = 'auto'
    current.showPopover()
    current.addEventListener('toggle', toggled)
    setWhole(true)
    return () => {
      current.removeEventListener('toggle', toggled)
      current.removeAttribute('popover')
      setWhole(false)
    }
  }, [element, open])
  return whole
}
