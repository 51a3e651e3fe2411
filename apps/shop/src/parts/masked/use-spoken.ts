import { useTexts } from '../../texts/use-texts.ts'

/** Dots with the digits after them that are left of a number, and the space around. */
const MASKED_DIGITS = /\s*•[•\s]*(\d+)/g

/** How a text with a masked number is read out, and named at a button: "Visa ending in 1111". */
export function useSpoken(): (text: string) => string {
  const { t } = useTexts()
  return text =>
    text.replaceAll(MASKED_DIGITS, (_, digits: string) => ` ${t('common.endingIn', { digits })}`).trimStart()
}
