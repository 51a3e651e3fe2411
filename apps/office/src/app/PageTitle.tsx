import { findRoute } from '@billett/paths'
import { useLocation } from '@billett/web-kit/links/use-location.ts'
import { useEffect } from 'react'
import { useOffice } from '../hooks/office.ts'
import { useTexts } from '../texts/use-texts.ts'

/** Names the tab after the screen, and tells the document its language. */
export function PageTitle() {
  const { t, language } = useTexts()
  const { client } = useOffice()
  const { pathname } = useLocation()
  const title = `${t(`frame.titles.${findRoute(pathname)?.route.title ?? 'notFound'}`)} – ${client.config.texts.nameShort}`
  useEffect(() => {
    document.title = title
    document.documentElement.lang = language
  }, [title, language])
  return null
}
