import { createFormat, type Format } from '@billett/web-kit/text/format.ts'
import { useMemo } from 'react'
import { useTexts } from '../texts/use-texts.ts'
import { useOffice } from './office.ts'

/** Amounts and times as a reader of the language expects them, in the region's currency and zone. */
export function useFormat(): Format {
  const { language } = useTexts()
  const { region } = useOffice()
  return useMemo(() => createFormat(language, region), [language, region])
}
