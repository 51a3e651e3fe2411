import { useEffect } from 'react'
import { useOffice } from '../hooks/office.ts'
import { useScreen } from '../hooks/use-screen.ts'
import { useTexts } from '../texts/use-texts.ts'

/** Names the tab after the screen, and tells the document its language. */
export function PageTitle() {
  const { t, language } = useTexts()
  const { client } = useOffice()
  const screen = useScreen()
  const title = `${t(`frame.titles.${screen?.route.title ?? 'notFound'}`)} – ${client.config.texts.nameShort}`
  useEffect(() => {
    document.title = title
    document.documentElement.lang = language
  }, [title, language])
  return null
}
