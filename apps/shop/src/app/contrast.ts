import type { Contrast } from '@billett/web-kit/theme/contrast.ts'
import { createContext, use } from 'react'

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
