import {
  type Cents,
  formatMoney,
  type Instant,
  type Language,
  LOCALES,
  type Permille,
  type PlainDate,
} from '@billett/domain'

export interface Formats {
  /** "Mo., 23.11.2026" */
  day: (instant: Instant) => string
  /** "14:05 Uhr" */
  time: (instant: Instant) => string
  /** "23.11.2026" */
  shortDay: (instant: Instant) => string
  date: (date: PlainDate) => string
  money: (amount: Cents) => string
  rate: (permille: Permille) => string
}

const made = new Map<string, Formats>()

/** Making a format is a thousand times dearer than using it, so they are kept. */
export function formatsFor(language: Language, timeZone: string, currency: string): Formats {
  const key = `${language} ${timeZone} ${currency}`
  const formats = made.get(key) ?? makeFormats(language, timeZone, currency)
  made.set(key, formats)
  return formats
}

function makeFormats(language: Language, timeZone: string, currency: string): Formats {
  const locale = LOCALES[language]
  const plain = { day: '2-digit', month: language === 'de' ? '2-digit' : 'short', year: 'numeric' } as const
  const day = new Intl.DateTimeFormat(locale, { ...plain, weekday: 'short', timeZone })
  const shortDay = new Intl.DateTimeFormat(locale, { ...plain, timeZone })
  const time = new Intl.DateTimeFormat(locale, { hour: '2-digit', minute: '2-digit', timeZone })
  const date = new Intl.DateTimeFormat(locale, { ...plain, timeZone: 'UTC' })
  const rate = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 })
  return {
    day: instant => day.format(new Date(instant)),
    shortDay: instant => shortDay.format(new Date(instant)),
    time: instant => `${time.format(new Date(instant))}${language === 'de' ? ' Uhr' : ''}`,
    date: plainDate => date.format(new Date(`${plainDate}T00:00:00Z`)),
    money: amount => formatMoney(amount, currency, language),
    rate: permille => rate.format(permille / 1000),
  }
}
