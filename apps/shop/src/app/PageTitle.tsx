import { useRoute } from '@billett/web-kit/links/use-route.ts'
import { type ReactNode, useEffect, useState } from 'react'
import { PageNameContext } from '../hooks/page-name.ts'
import { useShop } from '../hooks/shop.ts'
import { useTexts } from '../texts/use-texts.ts'
import { pageTitle } from './page-title.ts'

/** Names the tab after the screen, and after how it stands where the page within tells. */
export function PageTitle({ children }: { children: ReactNode }) {
  const { t } = useTexts()
  const { client, language } = useShop()
  const [name, setName] = useState<string>()
  const title = useRoute()?.route.title ?? 'notFound'
  const text = pageTitle(client, language, name || t(`frame.titles.${title}`), !name && title === 'start')
  useEffect(() => {
    document.title = text
  }, [text])
  return <PageNameContext value={setName}>{children}</PageNameContext>
}
