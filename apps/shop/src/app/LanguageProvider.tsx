import type { Client } from '@billett/clients'
import { UiWordsContext } from '@billett/web-kit/kit/ui-words.ts'
import type { Region } from '@billett/web-kit/text/format.ts'
import { kitWords } from '@billett/web-kit/text/kit-words.ts'
import { type ReactNode, useMemo } from 'react'
import { createShop, ShopContext } from '../hooks/shop.ts'
import { useTexts } from '../texts/use-texts.ts'

interface Props {
  client: Client
  region: Region
  children: ReactNode
}

/** What depends on the language being read. */
export function LanguageProvider({ client, region, children }: Props) {
  const { language, t } = useTexts()
  const shop = useMemo(() => createShop(client, language, region), [client, language, region])
  const words = useMemo(() => kitWords(t), [t])
  return (
    <ShopContext value={shop}>
      <UiWordsContext value={words}>{children}</UiWordsContext>
    </ShopContext>
  )
}
