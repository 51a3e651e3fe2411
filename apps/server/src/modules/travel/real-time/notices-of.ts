import type { Notice } from '@billett/contract'
import { epochOf, type Instant, type Language, type PlainDate } from '@billett/domain'
import { type Alert, type AlertTarget, SEVERITIES, type Translation } from '@billett/realtime'

/** What a notice may be about: a ride with its stops, or a stop with its lines. */
export interface Subject {
  lineId: string
  agencyId: string
  /** Of a ride on a day; of a stop there is none. */
  tripId?: string
  serviceDate?: PlainDate
  /** Ids of stops and of their stations. */
  stopIds: ReadonlySet<string>
}

/** Nobody reads more about one ride or stop, and a reply has an end. */
const MOST_NOTICES = 20

/** Where the page's language is missing. */
const FALLBACK = 'de'

const languageOf = ({ language }: Translation): string => language.toLowerCase().split('-')[0] ?? ''

/** In the reader's language, else in German, else in the first there is. */
function translationFor(texts: readonly Translation[], language: Language): Translation | undefined {
  const inLanguage = (wanted: string) => texts.find(text => languageOf(text) === wanted)
  return inLanguage(language) ?? inLanguage(FALLBACK) ?? texts[0]
}

/** Everything that a target says has to fit; one that says nothing is about nothing. */
function isAbout({ agencyId, routeId, stopId, trip }: AlertTarget, subject: Subject): boolean {
  const { tripId, startDate, routeId: lineOfTrip } = trip ?? {}
  const fits = (said: string | undefined, is: string | undefined): boolean => said === undefined || said === is
  return (
    (agencyId ?? routeId ?? stopId ?? tripId ?? lineOfTrip) !== undefined &&
    fits(agencyId, subject.agencyId) &&
    fits(routeId, subject.lineId) &&
    fits(lineOfTrip, subject.lineId) &&
    fits(tripId, subject.tripId) &&
    fits(startDate, subject.serviceDate?.replaceAll('-', '')) &&
    (stopId === undefined || subject.stopIds.has(stopId))
  )
}

const isActive = ({ periods }: Alert, now: number): boolean =>
  periods.length === 0 ||
  periods.some(({ from, until }) => now >= (from ?? 0) && now < (until ?? Number.POSITIVE_INFINITY))

/** Only where it leads somewhere that nobody in between can change. */
const secure = (url: string): string | null => (URL.parse(url)?.protocol === 'https:' ? url : null)

const textOf = ({ text, language }: Translation) => ({ text, language: language || null })

/** Who reads, and when. */
export interface Reader {
  language: Language
  now: Instant
}

const byGravity = (a: Pick<Notice, 'severity'>, b: Pick<Notice, 'severity'>): number =>
  SEVERITIES.indexOf(b.severity) - SEVERITIES.indexOf(a.severity)

/** Each of several notices once, the gravest first. */
export const gravestFirst = (notices: readonly Notice[]): Notice[] =>
  [...new Map(notices.map(notice => [notice.id, notice])).values()].toSorted(byGravity)

/** The notices that are about a subject now, the gravest first. */
export function noticesOf(alerts: readonly Alert[], subject: Subject, { language, now }: Reader): Notice[] {
  const seconds = epochOf(now) / 1000
  return alerts
    .filter(alert => isActive(alert, seconds) && alert.targets.some(target => isAbout(target, subject)))
    .toSorted(byGravity)
    .flatMap(({ id, severity, header, description, url }) => {
      const title = translationFor(header, language)
      if (!title) return []
      const more = translationFor(description, language)
      const address = translationFor(url, language)
      return {
        id,
        severity,
        header: textOf(title),
        description: more ? textOf(more) : null,
        url: address ? secure(address.text) : null,
      }
    })
    .slice(0, MOST_NOTICES)
}
