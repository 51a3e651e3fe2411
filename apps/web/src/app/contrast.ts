import { createContext, use } from 'react'
import type { Contrast } from '../theme/contrast.ts'

interface ContrastSwitch {
  contrast: Contrast
  toggle: () => void
}

export const ContrastContext = createContext<ContrastSwitch | null>(null)

export function useContrast(): ContrastSwitch {
  const value = use(ContrastContext)
  if (!value) throw new Error('useContrast needs the app around it')
  return value
}
