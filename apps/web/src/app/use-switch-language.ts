import type { Language } from '@billett/domain'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router'
import { useShop } from '../hooks/shop.ts'
import { translatePath } from '../routes/translate-path.ts'
import { rememberLanguage } from '../storage/language.ts'
import { addLanguage } from '../texts/create-i18n.ts'

/**
 * Shows the same place in another language. Path parameters, query, hash, history state and the store stay as they are.
 */
export function useSwitchLanguage(): (language: Language) => Promise<void> {
  const { i18n } = useTranslation()
  const { client } = useShop()
  const location = useLocation()
  const navigate = useNavigate()
  return async language => {
    await addLanguage(i18n, client, language)
    rememberLanguage(language)
    await i18n.changeLanguage(language)
    await navigate(translatePath(location, language), {
      replace: true,
      state: location.state,
      preventScrollReset: true,
    })
  }
}
