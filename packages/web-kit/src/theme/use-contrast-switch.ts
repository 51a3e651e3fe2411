import { useEffect, useMemo, useState } from 'react'
import { storedHighContrast } from '../storage/high-contrast.ts'
import type { Contrast, Look } from './look.ts'
import { showContrast, showThemeColour } from './show-look.ts'
import { useMedia } from './use-media.ts'

function storedContrast(): Look['contrast'] {
  const isHigh = storedHighContrast.read()
  return isHigh === undefined ? undefined : isHigh ? 'high' : 'normal'
}

export interface ContrastSwitch {
  contrast: Contrast
  toggle: () => void
}

/**
 * Normal or high contrast: what was chosen, which stays on the device (Spec 1 §4), else what the device wishes.
 * `initial` as the document was sent.
 */
export function useContrastSwitch(initial: Look['contrast']): ContrastSwitch {
  const [chosen, setChosen] = useState(initial)
  const isWished = useMedia('(prefers-contrast: more)')
  const contrast = chosen ?? (isWished ? 'high' : 'normal')
  useEffect(() => setChosen(storedContrast()), [])
  useEffect(() => {
    showContrast(chosen)
    showThemeColour()
  }, [chosen])
  return useMemo(
    () => ({
      contrast,
      toggle() {
        const next = contrast === 'high' ? 'normal' : 'high'
        storedHighContrast.write(next === 'high')
        setChosen(next)
      },
    }),
    [contrast],
  )
}
