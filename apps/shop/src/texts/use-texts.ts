import { createContext, use, useSyncExternalStore } from 'react'
import type { ShopTexts, TextsRead } from './texts.ts'

export const TextsContext = createContext<ShopTexts | null>(null)

/** All texts that have come, for whoever adds a language or changes it. */
export function useShopTexts(): ShopTexts {
  const texts = use(TextsContext)
  if (!texts) throw new Error('useShopTexts needs the app')
  return texts
}

/** `t('cart.empty')` in the language being read; draws anew when that changes or a missing text has come. */
export function useTexts(): TextsRead {
  const { listen, current } = useShopTexts()
  return useSyncExternalStore(listen, current, current)
}
