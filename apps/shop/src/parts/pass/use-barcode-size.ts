import { type RefObject, useLayoutEffect, useMemo, useState } from 'react'
import { barcodeSize, drawnModules, type Place } from './barcode-size.ts'

type Size = ReturnType<typeof barcodeSize>

/** How large a barcode is drawn in this place; undefined until that is known, and of a picture that does not say. */
export function useBarcodeSize(
  image: string,
  place: RefObject<HTMLElement | null>,
  roomIn: (place: Place) => number,
): Size | undefined {
  const drawn = useMemo(() => drawnModules(image), [image])
  const [size, setSize] = useState<Size>()
  useLayoutEffect(() => {
    const measure = (): void => {
      const width = place.current?.clientWidth ?? 0
      // Of the root, not of the window: that one changes with every bar of a phone's browser.
      const { clientWidth, clientHeight } = document.documentElement
      const room = roomIn({ width, screen: { width: clientWidth, height: clientHeight } })
      setSize(drawn && width > 0 && room > 0 ? barcodeSize(drawn, room, window.devicePixelRatio) : undefined)
    }
    measure()
    window.addEventListener('resize', measure)
    return () => window.removeEventListener('resize', measure)
  }, [drawn, place, roomIn])
  return size
}
