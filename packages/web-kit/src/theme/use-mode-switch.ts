import { useEffect, useState } from 'react'
import { storedColourScheme } from '../storage/colour-scheme.ts'
import type { Look } from './look.ts'
import { modeOfAddress } from './look-of-address.ts'
import { showMode, showThemeColour } from './show-look.ts'
import { useMedia } from './use-media.ts'

interface ModeSwitch {
  /** Undefined: as the device wishes. */
  mode: Look['mode']
  choose: (mode: Look['mode']) => void
}

/**
 * By day, in the dark, or as the device wishes; the choice stays on the device. Only where a browser draws: until then
 * the document says it.
 */
export function useModeSwitch(): ModeSwitch {
  const [mode, setMode] = useState(() => modeOfAddress(window.location.search) ?? storedColourScheme.read())
  const isDarkWished = useMedia('(prefers-color-scheme: dark)')
  useEffect(() => showMode(mode), [mode])
  // biome-ignore lint/correctness/useExhaustiveDependencies: both decide which colours are on.
  useEffect(showThemeColour, [mode, isDarkWished])
  const choose = (next: Look['mode']) => {
    storedColourScheme.write(next)
    setMode(next)
  }
  return { mode, choose }
}
