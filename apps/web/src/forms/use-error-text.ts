import { type Failure, failures } from '@billett/contract'
import { useTranslation } from 'react-i18next'

const PREFIX = 'error.'

const isFailureKey = (key: string): key is `error.${Failure}` =>
  key.startsWith(PREFIX) && Object.hasOwn(failures, key.slice(PREFIX.length))

/** The text of an error given by its translation key or, where the shop does not know the key, the server's own words. */
export function useErrorText(): (key: string, message?: string) => string {
  const { t } = useTranslation()
  return (key, message) =>
    isFailureKey(key) ? t(key) : message || (key.startsWith(PREFIX) ? t('error.notValid') : key)
}
