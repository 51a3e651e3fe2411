import { durationParts, minutesInWords, unitWords } from '@billett/web-kit/text/format.ts'
import { useShop } from '../../../hooks/shop.ts'
import { useTexts } from '../../../texts/use-texts.ts'

/** Minutes in words: "1 Std. 5 Min." */
export function useDuration(): (minutes: number) => string {
  const { t } = useTexts()
  return minutes => {
    const { key, ...parts } = durationParts(minutes)
    return t(`common.${key}`, parts)
  }
}

/** Minutes in whole words, as they are read out: "1 Stunde 5 Minuten". */
export function useSpokenDuration(): (minutes: number) => string {
  const { language } = useShop()
  return minutes => minutesInWords(language, minutes) || unitWords(language, 'minute', 0)
}
