import { type Language, LOCALES } from '@billett/domain'

/** Metres as kilometres, to the metre: 3501 is more than 3.5 km, and has to read so. */
export const kilometres = (metres: number, language: Language): string =>
  new Intl.NumberFormat(LOCALES[language], {
    style: 'unit',
    unit: 'kilometer',
    maximumFractionDigits: 3,
  }).format(metres / 1000)
