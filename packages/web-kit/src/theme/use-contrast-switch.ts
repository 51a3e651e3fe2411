import { useEffect, useMemo, useState } from 'react'
import { storedHighContrast } from '../storage/high-contrast.ts'
import type { Contrast } from './contrast.ts'

/** Normal or high contrast; the choice stays on the device (Spec 1 §4). `initial` as the document was sent. */
export function useContrastSwitch(initial: Contrast): { contrast: Contrast; toggle: () => void } {
  const [contrast, setContrast] = useState(initial)
  useEffect(() => setContrast(storedHighContrast.read() ? 'high' : 'normal'), [])
  useEffect(() => {
    document.documentElement.dataset.contrast = contrast
  }, [contrast])
  return useMemo(
    () => ({
      contrast,
      toggle() {
        const next = contrast === 'high' ? 'normal' : 'high'
        storedHighContrast.write(next === 'high')
        setContrast(next)
      },
    }),
    [contrast],
  )
}
