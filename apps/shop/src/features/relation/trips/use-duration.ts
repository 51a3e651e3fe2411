import { durationParts } from '@billett/web-kit/text/format.ts'
import { useTexts } from '../../../texts/use-texts.ts'

/** Minutes in words: "1 Std. 5 Min." */
export function useDuration(): (minutes: number) => string {
  const { t } = useTexts()
  return minutes => {
    const { key, ...parts } = durationParts(minutes)
    return t(`common.${key}`, parts)
  }
}
