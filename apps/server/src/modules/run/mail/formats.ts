import { BERLIN, type Instant, type Language, LOCALES, type PlainDate } from '@billett/domain'

// How mails write days and moments: on the company's clock, wherever its region lies.

/** Date and time as the reader writes them, to the second: "21. November 2026 um 10:00:00 MEZ". */
export const momentText = (moment: Instant, language: Language): string =>
  new Intl.DateTimeFormat(LOCALES[language], { dateStyle: 'long', timeStyle: 'long', timeZone: BERLIN }).format(
    new Date(moment),
  )

/** To the minute: "21. November 2026 um 10:00". */
export const minuteText = (moment: Instant, language: Language): string =>
  new Intl.DateTimeFormat(LOCALES[language], { dateStyle: 'long', timeStyle: 'short', timeZone: BERLIN }).format(
    new Date(moment),
  )

/** The day of a moment: "21. November 2026". */
export const dayText = (moment: Instant, language: Language): string =>
  new Intl.DateTimeFormat(LOCALES[language], { dateStyle: 'long', timeZone: BERLIN }).format(new Date(moment))

/** "31. Dezember 2026" */
export const dateText = (date: PlainDate, language: Language): string =>
  new Intl.DateTimeFormat(LOCALES[language], { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(`${date}T00:00Z`))
