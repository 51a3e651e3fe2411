import type { CookieCategory, CookieChoice } from '@billett/clients'
import { createContext, use } from 'react'

export interface ConsentValue {
  /** Undefined while the visitor has not chosen, and on the server. */
  consent: CookieChoice | undefined
  /** True once the device has been asked whether a choice is stored. */
  known: boolean
  save: (consent: CookieChoice) => void
  settingsOpen: boolean
  openSettings: () => void
  openFromNotice: () => void
  /** The settings that the notice led to were closed without a choice, and it stands there again. */
  backInNotice: boolean
  closeSettings: () => void
  isAccepted: (category: CookieCategory, name: string) => boolean
}

export const ConsentContext = createContext<ConsentValue | null>(null)

/** `const { isAccepted } = useConsent(); isAccepted('externalMedia', 'mapTiles')` */
export function useConsent(): ConsentValue {
  const value = use(ConsentContext)
  if (!value) throw new Error('useConsent needs the app around it')
  return value
}
