import type { Language } from '@billett/domain'
import { translatePath } from '@billett/paths'
import { reloadOnce } from '@billett/web-kit/kit/lazy/reload-once.ts'
import { useLocation } from '@billett/web-kit/links/use-location.ts'
import { useNavigate } from '@billett/web-kit/links/use-navigate.ts'
import { rememberLanguage } from '@billett/web-kit/storage/language.ts'
import { useShopTexts } from '../texts/use-texts.ts'

/**
 * Shows the same place in another language. Path parameters, query, hash, history state and the store stay as they are.
 */
export function useSwitchLanguage(): (language: Language) => Promise<void> {
  const texts = useShopTexts()
  const location = useLocation()
  const navigate = useNavigate()
  return async language => {
    await reloadOnce(Object.assign(() => texts.prepare(language), { toString: () => `texts in ${language}` }))
    rememberLanguage(language)
    texts.changeLanguage(language)
    navigate(translatePath(location, language), {
      replace: true,
      state: location.state,
    })
  }
}
