import type { Validity } from '@billett/contract'
import { addDays, asksTime, VALIDITY_TYPE } from '@billett/domain'

/** When a ticket begins. The time is empty where the ticket knows only days. */
export interface Start {
  /** `YYYY-MM-DD` */
  date: string
  /** `HH:mm` */
  time: string
  /** The wanted day is not on sale, so it was moved to this one (Spec 1 §5). */
  moved: boolean
}

const within = (date: string, { firstDate, lastDate }: Validity): string => {
  if (date < firstDate) return firstDate
  return date > lastDate ? lastDate : date
}

/** The first of some times that has not gone by, on this day or the next. */
function nextTime(times: readonly string[], date: string, from: string): { date: string; time: string } {
  const later = times.find(time => time >= from)
  return later ? { date, time: later } : { date: addDays(date, 1), time: times[0] ?? '' }
}

/**
 * The beginning closest to the wanted one that can be bought; undefined where nothing can. Wall clocks
 * `YYYY-MM-DDTHH:mm`.
 */
export function possibleStart(validity: Validity, wanted: string, now: string): Start | undefined {
  const [day = '', clock = ''] = wanted.split('T')
  const [today = '', minute = ''] = now.split('T')
  if (validity.lastDate < today) return undefined
  if (validity.type === VALIDITY_TYPE.listDate) {
    const date = validity.choices.find(choice => choice >= day) ?? validity.choices.at(-1)
    return date === undefined ? undefined : { date, time: '', moved: date !== day }
  }
  const date = within(day < today ? today : day, validity)
  if (!asksTime(validity.type)) return { date, time: '', moved: date !== day }
  const earliest = date === today && clock < minute ? minute : clock
  if (validity.type === VALIDITY_TYPE.dateTime) return { date, time: earliest, moved: date !== day }
  if (validity.choices.length === 0) return undefined
  const next = nextTime(validity.choices, date, earliest)
  return next.date > validity.lastDate ? undefined : { ...next, moved: next.date !== day }
}

/** As the cart takes it. */
export const wallClockOf = ({ date, time }: Start): string => `${date}T${time || '00:00'}`
