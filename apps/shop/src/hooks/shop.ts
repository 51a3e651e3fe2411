import type { Client } from '@billett/clients'
import type { Language } from '@billett/domain'
import { createFormat, type Format, type Region } from '@billett/web-kit/text/format.ts'
import { createContext, use } from 'react'

export interface Shop {
  client: Client
  language: Language
  region: Region
  format: Format
}

export const ShopContext = createContext<Shop | null>(null)

export const createShop = (client: Client, language: Language, region: Region): Shop => ({
  client,
  language,
  region,
  format: createFormat(language, region),
})

/** Client, language, region and formats: what a screen needs to know beside the store. */
export function useShop(): Shop {
  const shop = use(ShopContext)
  if (!shop) throw new Error('useShop needs the app around it')
  return shop
}
