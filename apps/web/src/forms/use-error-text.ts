import type { Failure } from '@billett/contract'
import { useTranslation } from 'react-i18next'

const PREFIX = 'error.'

/**
 * The text of an error given by its translation key or, where the shop does not know the key, the server's own words.
 */
export function useErrorText(): (key: string, message?: string) => string {
  const { t, i18n } = useTranslation()
  const isKnown = (key: string): key is `error.${Failure}` => key.startsWith(PREFIX) && i18n.exists(key)
  return (key, message) => (isKnown(key) ? t(key) : message || (key.startsWith(PREFIX) ? t('error.notValid') : key))
}
