import { useRoute } from '@billett/web-kit/links/use-route.ts'
import { useEffect } from 'react'
import { useShop } from '../hooks/shop.ts'
import { useTexts } from '../texts/use-texts.ts'
import { pageTitle } from './page-title.ts'

/** Names the tab after the screen. */
export function PageTitle() {
  const { t } = useTexts()
  const { client, language } = useShop()
  const title = useRoute()?.route.title ?? 'notFound'
  const text = pageTitle(client, language, t(`frame.titles.${title}`), title === 'start')
  useEffect(() => {
    document.title = text
  }, [text])
  return null
}
