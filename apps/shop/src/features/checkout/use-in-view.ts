import { type RefObject, useEffect, useState } from 'react'

/** Whether an element shows on the screen, below the first fifth of it. */
export function useInView(element: RefObject<HTMLElement | null>): boolean {
  const [inView, setInView] = useState(false)
  useEffect(() => {
    if (!element.current || !('IntersectionObserver' in window)) return
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry) setInView(entry.isIntersecting)
      },
      { rootMargin: '0px 0px -20% 0px' },
    )
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element])
  return inView
}
