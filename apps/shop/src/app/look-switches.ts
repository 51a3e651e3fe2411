import type { ContrastSwitch } from '@billett/web-kit/theme/use-contrast-switch.ts'
import type { ModeSwitch } from '@billett/web-kit/theme/use-mode-switch.ts'
import { createContext, use } from 'react'

export const ContrastContext = createContext<ContrastSwitch | null>(null)
export const ModeContext = createContext<ModeSwitch | null>(null)

export function useContrast(): ContrastSwitch {
  const value = use(ContrastContext)
  if (!value) throw new Error('useContrast needs the app around it')
  return value
}

/** By day, in the dark, or as the device wishes. */
export function useMode(): ModeSwitch {
  const value = use(ModeContext)
  if (!value) throw new Error('useMode needs the app around it')
  return value
}
