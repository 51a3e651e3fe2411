import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { useShop } from '../hooks/shop.ts'
import { findRoute } from '../routes/find-route.ts'
import { addLanguage } from '../texts/create-i18n.ts'

/** An address speaks one language: going back to a German path shows it in German. Also tells the document. */
export function LanguageOfPath() {
  const { i18n } = useTranslation()
  const { client, language } = useShop()
  const { pathname } = useLocation()
  const followed = useRef<string>(undefined)
  useEffect(() => {
    // Once for each address: whoever switches the language is at the old one for a moment.
    if (followed.current === pathname) return
    followed.current = pathname
    const ofPath = findRoute(pathname)?.language
    if (ofPath && ofPath !== i18n.language)
      void addLanguage(i18n, client, ofPath).then(() => i18n.changeLanguage(ofPath))
  }, [pathname, i18n, client])
  useEffect(() => {
    document.documentElement.lang = language
  }, [language])
  return null
}
