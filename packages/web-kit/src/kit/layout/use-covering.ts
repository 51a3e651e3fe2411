import { type RefObject, useEffect } from 'react'

type Edge = 'top' | 'bottom'

/** What sticks to an edge of the screen, now or on another one. */
const sticking = new Map<Element, Edge>()

/** px of the screen that an element covers while it stands still; 0 where it scrolls along or is not drawn. */
const coveredBy = (element: Element, edge: Edge): number => {
  const style = getComputedStyle(element)
  if (style.position !== 'sticky' && style.position !== 'fixed') return 0
  return element.getBoundingClientRect().height + (Number.parseFloat(style[edge]) || 0)
}

const tell = (): void => {
  for (const edge of ['top', 'bottom'] as const) {
    const covered = [...sticking].filter(([, at]) => at === edge).map(([element]) => coveredBy(element, edge))
    document.documentElement.style.setProperty(`--covered-${edge}`, `${Math.max(0, ...covered)}px`)
  }
}

/** Has the page scroll what gets the focus clear of what sticks to an edge (`scroll-padding` of `base.css`). */
export function useCovering(element: RefObject<Element | null>, edge: Edge): void {
  useEffect(() => {
    const { current } = element
    if (!current) return
    sticking.set(current, edge)
    const observer = new ResizeObserver(tell)
    observer.observe(current)
    window.addEventListener('resize', tell)
    return () => {
      observer.disconnect()
      window.removeEventListener('resize', tell)
      sticking.delete(current)
      tell()
    }
  }, [element, edge])
}
