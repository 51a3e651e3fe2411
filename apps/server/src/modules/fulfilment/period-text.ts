import { type Instant, type Language, LOCALES, toInstant, wallClock } from '@billett/domain'

/** From when to when, as the reader writes it; whole days are days, not midnights. */
export function periodText(
  from: Instant,
  to: Instant,
  language: Language,
  timeZone: string,
): { from: string; to: string } {
  const isMidnight = (instant: Instant) => wallClock(instant, timeZone).time === '00:00:00'
  const days = isMidnight(from) && isMidnight(to)
  const format = new Intl.DateTimeFormat(LOCALES[language], {
    dateStyle: 'medium',
    ...(days ? {} : { timeStyle: 'short' }),
    timeZone,
  })
  // An end at midnight belongs to the day before.
  const end = days ? toInstant(Date.parse(to) - 1) : to
  return { from: format.format(new Date(from)), to: format.format(new Date(end)) }
}
