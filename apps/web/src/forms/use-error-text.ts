import type { i18n } from 'i18next'
import { useTranslation } from 'react-i18next'

const translated = (i18n: i18n, key: string): string | undefined => (i18n.exists(key) ? String(i18n.t(key as never)) : undefined)

/** The text of an error given as translation key or, where the shop does not know the key, as the server's own words. */
export function useErrorText(): (keyOrMessage: string, message?: string) => string {
  const { i18n } = useTranslation()
  return (keyOrMessage, message) => {
    const known = keyOrMessage.startsWith('error.') ? translated(i18n, keyOrMessage) : undefined
    return known ?? (message || (keyOrMessage.startsWith('error.') ? '' : keyOrMessage) || (translated(i18n, 'error.notValid') ?? ''))
  }
}
