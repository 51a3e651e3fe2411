import { useTranslation } from 'react-i18next'
import { durationParts } from '../../texts/format.ts'

/** Minutes in words: "1 Std. 5 Min." */
export function useDuration(): (minutes: number) => string {
  const { t } = useTranslation()
  return minutes => {
    const { key, ...parts } = durationParts(minutes)
    return t(`common.${key}`, parts)
  }
}
