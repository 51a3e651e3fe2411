import { type RefObject, useLayoutEffect, useMemo, useState } from 'react'
import { barcodeSize, drawnModules } from './barcode-size.ts'

type Size = ReturnType<typeof barcodeSize>

/** How large a barcode is drawn in this place; undefined until that is known, and of a picture that does not say. */
export function useBarcodeSize(image: string, place: RefObject<HTMLElement | null>): Size | undefined {
  const drawn = useMemo(() => drawnModules(image), [image])
  const [size, setSize] = useState<Size>()
  useLayoutEffect(() => {
    const measure = (): void => {
      const width = place.current?.clientWidth ?? 0
      // Of the root, not of the window: that one changes with every bar of a phone's browser.
      const screenHeight = document.documentElement.clientHeight
      const known = drawn && width > 0 && screenHeight > 0
      setSize(known ? barcodeSize(drawn, { width, screenHeight, devicePixels: window.devicePixelRatio }) : undefined)
    }
    measure()
    window.addEventListener('resize', measure)
    return () => window.removeEventListener('resize', measure)
  }, [drawn, place])
  return size
}
