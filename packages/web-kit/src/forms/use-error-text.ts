import { useKitTexts } from '../text/use-kit-texts.ts'

const PREFIX = 'error.'

/**
 * The text of an error given by its translation key or, where the shop does not know the key, the server's own words.
 */
export function useErrorText(): (key: string, message?: string) => string {
  const { t, find } = useKitTexts()
  return (key, message) =>
    (key.startsWith(PREFIX) ? find(key) : undefined) ??
    (message || (key.startsWith(PREFIX) ? t('error.notValid') : key))
}
