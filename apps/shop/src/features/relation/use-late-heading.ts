import { useCallback, useRef } from 'react'

/** A heading that gets the focus now, or as soon as it is there: what it stands in may still be fetched. */
export function useLateHeading() {
  const shown = useRef<HTMLHeadingElement | null>(null)
  const isWanted = useRef(false)
  return {
    heading: useCallback((heading: HTMLHeadingElement | null) => {
      shown.current = heading
      if (heading && isWanted.current) heading.focus()
      isWanted.current = false
    }, []),
    focusHeading: useCallback(() => {
      isWanted.current = shown.current === null
      shown.current?.focus()
    }, []),
  }
}
