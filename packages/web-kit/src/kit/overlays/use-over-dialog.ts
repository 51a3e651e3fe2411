import { type RefObject, useLayoutEffect } from 'react'

/** px between a field and what opens at it, and between that and the edge of the screen. */
const GAP = 4
const EDGE = 8

/** px: as high as it is anywhere, and what has to be free below for it not to open above. */
const HIGHEST = 340
const ENOUGH = 200

/** Below its field, or above where there is more room; never higher than that room. */
function place(popup: HTMLElement, field: Element): void {
  const { top, bottom, left, width } = field.getBoundingClientRect()
  const [above, below] = [top - GAP - EDGE, innerHeight - bottom - GAP - EDGE]
  const isAbove = below < ENOUGH && above > below
  Object.assign(popup.style, {
    left: `${left}px`,
    width: `${width}px`,
    top: isAbove ? 'auto' : `${bottom + GAP}px`,
    bottom: isAbove ? `${innerHeight - top + GAP}px` : 'auto',
    maxHeight: `${Math.min(HIGHEST, isAbove ? above : below)}px`,
  })
}

/**
 * Lifts what opens at a field of a dialog over the dialog, which would cut it off at its edges; elsewhere it stays
 * where it is. `shown` names what is shown: another element is lifted anew.
 */
export function useOverDialog(element: RefObject<HTMLElement | null>, isFree: boolean, shown: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another element is shown
  useLayoutEffect(() => {
    const { current: popup } = element
    const field = popup?.offsetParent ?? popup?.parentElement
    if (isFree || !popup?.showPopover || !field?.closest('dialog')) return undefined
    popup.popover = 'manual'
    popup.showPopover()
    const follow = () => place(popup, field)
    follow()
    document.addEventListener('scroll', follow, true)
    addEventListener('resize', follow)
    return () => {
      document.removeEventListener('scroll', follow, true)
      removeEventListener('resize', follow)
    }
  }, [element, isFree, shown])
}
