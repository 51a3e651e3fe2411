import type { ContrastSwitch } from '@billett/web-kit/theme/use-contrast-switch.ts'
import { createContext, use } from 'react'

export const ContrastContext = createContext<ContrastSwitch | null>(null)

export function useContrast(): ContrastSwitch {
  const value = use(ContrastContext)
  if (!value) throw new Error('useContrast needs the app around it')
  return value
}
