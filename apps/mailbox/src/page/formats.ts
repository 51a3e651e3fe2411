import { type Language, LOCALES } from '@billett/domain'

const KIB = 1024

/** A moment as a person reads it, in the time of this machine. */
export function formatMoment(instant: string, language: Language): string {
  const moment = new Date(instant)
  if (Number.isNaN(moment.getTime())) return instant
  return new Intl.DateTimeFormat(LOCALES[language], { dateStyle: 'medium', timeStyle: 'medium' }).format(moment)
}

export function formatSize(bytes: number, language: Language): string {
  const [value, unit] = bytes < KIB * KIB ? [bytes / KIB, 'kB'] : [bytes / KIB / KIB, 'MB']
  return `${new Intl.NumberFormat(LOCALES[language], { maximumFractionDigits: 1 }).format(value)} ${unit}`
}

export function formatCount(count: number, forms: { one: string; other: string }): string {
  return count === 1 ? forms.one : forms.other.replace('{n}', String(count))
}
