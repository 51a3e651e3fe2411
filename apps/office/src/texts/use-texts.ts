import { createContext, use, useSyncExternalStore } from 'react'
import type { OfficeTexts, TextsRead } from './texts.ts'

export const TextsContext = createContext<OfficeTexts | null>(null)

/** All texts that have come. */
export function useOfficeTexts(): OfficeTexts {
  const texts = use(TextsContext)
  if (!texts) throw new Error('useOfficeTexts needs the app around it')
  return texts
}

/** `t('office.toPortal')` in the language being read. */
export function useTexts(): TextsRead {
  const { listen, current } = useOfficeTexts()
  return useSyncExternalStore(listen, current, current)
}
