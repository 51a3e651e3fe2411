import { type Instant, type Language, LOCALES, type SaidMoment, saidPeriod, wallClock } from '@billett/domain'

const STYLES: Record<SaidMoment['parts'], Intl.DateTimeFormatOptions> = {
  day: { dateStyle: 'medium' },
  time: { timeStyle: 'short' },
  both: { dateStyle: 'medium', timeStyle: 'short' },
}

/** From when to when, as the reader writes it; without `to` it is one whole day. */
export function periodText(
  from: Instant,
  to: Instant,
  language: Language,
  timeZone: string,
): { from: string; to?: string } {
  const said = ({ at, parts }: SaidMoment): string =>
    new Intl.DateTimeFormat(LOCALES[language], { ...STYLES[parts], timeZone }).format(new Date(at))
  const { first, last } = saidPeriod(from, to, at => wallClock(at, timeZone))
  return last ? { from: said(first), to: said(last) } : { from: said(first) }
}
