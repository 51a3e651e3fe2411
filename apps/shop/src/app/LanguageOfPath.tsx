import { findRoute } from '@billett/paths'
import { useLocation } from '@billett/web-kit/links/use-location.ts'
import { useEffect, useRef } from 'react'
import { useShop } from '../hooks/shop.ts'
import { useShopTexts } from '../texts/use-texts.ts'

/** An address speaks one language: going back to a German path shows it in German. Also tells the document. */
export function LanguageOfPath() {
  const texts = useShopTexts()
  const { language } = useShop()
  const { pathname } = useLocation()
  const followed = useRef<string>(undefined)
  useEffect(() => {
    // Once for each address: whoever switches the language is at the old one for a moment.
    if (followed.current === pathname) return
    followed.current = pathname
    const ofPath = findRoute(pathname)?.language
    if (ofPath && ofPath !== texts.current().language)
      void texts.prepare(ofPath).then(() => texts.changeLanguage(ofPath))
  }, [pathname, texts])
  useEffect(() => {
    document.documentElement.lang = language
  }, [language])
  return null
}
