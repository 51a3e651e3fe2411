import { useEffect } from 'react'
import type { Shop } from './shop.ts'
import { useShop } from './shop.ts'

/**
 * Does `ask` now, and again in another language: what a server answers is worded in the one that is read. A new `ask`
 * is done, too, so it comes from `useCallback`.
 */
export function useInEachLanguage(ask: (language: Shop['language']) => void): void {
  const { language } = useShop()
  useEffect(() => ask(language), [ask, language])
}
