import type { Client } from '@billett/clients'
import type { Contrast } from '@billett/web-kit/theme/contrast.ts'
import { createContext, use } from 'react'

export interface Office {
  client: Client
  contrast: Contrast
  toggleContrast: () => void
}

export const OfficeContext = createContext<Office | null>(null)

/** Client and look: what a screen needs to know beside the store and the texts. */
export function useOffice(): Office {
  const office = use(OfficeContext)
  if (!office) throw new Error('useOffice needs the app around it')
  return office
}
