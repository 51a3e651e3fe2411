import type { Client } from '@billett/clients'
import { type ReactNode, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { createShop, ShopContext } from '../hooks/shop.ts'
import { currentLanguage } from '../texts/current-language.ts'
import type { Region } from '../texts/format.ts'
import { UiWordsContext } from '../ui/ui-words.ts'

interface Props {
  client: Client
  region: Region
  children: ReactNode
}

/** What depends on the language being read. */
export function LanguageProvider({ client, region, children }: Props) {
  const { i18n, t } = useTranslation()
  const language = currentLanguage(i18n)
  const shop = useMemo(() => createShop(client, language, region), [client, language, region])
  const words = useMemo(() => ({ cancel: t('common.cancel'), close: t('common.close') }), [t])
  return (
    <ShopContext value={shop}>
      <UiWordsContext value={words}>{children}</UiWordsContext>
    </ShopContext>
  )
}
