import { createContext, use, useSyncExternalStore } from 'react'
import type { OfficeTexts, TextsRead } from './texts.ts'

export const TextsContext = createContext<OfficeTexts | null>(null)

/** `t('office.toPortal')` in the language being read. */
export function useTexts(): TextsRead {
  const texts = use(TextsContext)
  if (!texts) throw new Error('useTexts needs the app around it')
  return useSyncExternalStore(texts.listen, texts.current, texts.current)
}
