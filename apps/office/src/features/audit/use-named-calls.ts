import { useMemo } from 'react'
import { useTexts } from '../../texts/use-texts.ts'

const NAMED = 'audit.acts.'

/** Every act that has words, by them: what the list can be narrowed down to. */
export function useNamedCalls(): { value: string; text: string }[] {
  const { under, language } = useTexts()
  return useMemo(
    () =>
      under(NAMED)
        .map(([value, text]) => ({ value, text }))
        .sort((one, other) => one.text.localeCompare(other.text, language)),
    [under, language],
  )
}
