import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { findRoute } from '../routes/find-route.ts'
import { pageTitle } from './page-title.ts'
import { useShop } from './shop.ts'

/** Names the tab after the screen. */
export function PageTitle() {
  const { t } = useTranslation()
  const { client, language } = useShop()
  const { pathname } = useLocation()
  const title = findRoute(pathname)?.route.title ?? 'notFound'
  const text = pageTitle(client, language, t(`frame.titles.${title}`), title === 'start')
  useEffect(() => {
    document.title = text
  }, [text])
  return null
}
