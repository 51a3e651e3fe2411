import type { Client } from '@billett/clients'
import type { LinkAmong, officeRoutes } from '@billett/paths'
import type { Region } from '@billett/web-kit/text/format.ts'
import type { Contrast } from '@billett/web-kit/theme/look.ts'
import { createContext, use } from 'react'

export interface Office {
  client: Client
  /** Keys of the screens that have a page. */
  screens: ReadonlySet<string>
  /** To any screen there is, in the language being read. */
  link: LinkAmong<typeof officeRoutes>
  region: Region
  contrast: Contrast
  toggleContrast: () => void
}

export const OfficeContext = createContext<Office | null>(null)

/** Client, look and ways: what a screen needs to know beside the store and the texts. */
export function useOffice(): Office {
  const office = use(OfficeContext)
  if (!office) throw new Error('useOffice needs the app around it')
  return office
}
