import { useEffect, useMemo, useState } from 'react'
import { storedColourScheme } from '../storage/colour-scheme.ts'
import type { Look } from './look.ts'
import { modeOfAddress } from './look-of-address.ts'
import { showMode, showThemeColour } from './show-look.ts'
import { useMedia } from './use-media.ts'

export interface ModeSwitch {
  /** Undefined: as the device wishes. */
  mode: Look['mode']
  choose: (mode: Look['mode']) => void
}

/** By day, in the dark, or as the device wishes; the choice stays on the device. `initial` as the document was sent. */
export function useModeSwitch(initial: Look['mode']): ModeSwitch {
  const [mode, setMode] = useState(initial)
  const isDarkWished = useMedia('(prefers-color-scheme: dark)')
  useEffect(() => setMode(modeOfAddress(window.location.search) ?? storedColourScheme.read()), [])
  useEffect(() => showMode(mode), [mode])
  // biome-ignore lint/correctness/useExhaustiveDependencies: both decide which colours are on.
  useEffect(showThemeColour, [mode, isDarkWished])
  return useMemo(
    () => ({
      mode,
      choose(next) {
        storedColourScheme.write(next)
        setMode(next)
      },
    }),
    [mode],
  )
}
