import { LOCALES } from '@billett/domain'
import { useMemo } from 'react'
import { useTexts } from '../texts/use-texts.ts'

const KILOBYTE = 1_000
const MEGABYTE = 1_000_000

/** Bytes as people read them: 1,5 MB, and below one of these 340 kB, never less than 1 kB of what is there. */
export function useFileSize(): (bytes: number) => string {
  const { language } = useTexts()
  return useMemo(() => {
    const format = new Intl.NumberFormat(LOCALES[language], { maximumFractionDigits: 1 })
    return bytes =>
      bytes >= MEGABYTE ? `${format.format(bytes / MEGABYTE)} MB` : `${format.format(Math.ceil(bytes / KILOBYTE))} kB`
  }, [language])
}
