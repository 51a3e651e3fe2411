import type { Language } from '@billett/domain'

const UNITS = ['Bytes', 'KB', 'MB', 'GB', 'TB', 'PB', 'EB', 'ZB', 'YB']
const STEP = 1024

/** A size in bytes as people read it, with at most two decimals (Spec 1 §9). */
export function sizeText(bytes: number, language: Language): string {
  const power = bytes < 1 ? 0 : Math.min(Math.floor(Math.log(bytes) / Math.log(STEP)), UNITS.length - 1)
  const number = new Intl.NumberFormat(language, { maximumFractionDigits: 2 }).format(bytes / STEP ** power)
  return `${number} ${UNITS[power]}`
}
