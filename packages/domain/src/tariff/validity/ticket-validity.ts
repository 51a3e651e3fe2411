import type { Instant } from '../../time/instant.ts'
import type { PlainDate } from '../../time/plain-date.ts'
import { type PlainTime, startOfDay, wallClock } from '../../time/zone.ts'
import type { Sort, ValidityRule } from '../model.ts'
import { type ValidityRefusal, validityOf } from './validity.ts'
import type { Period } from './validity-period.ts'

/** `date` is the first day, which decides on the tariff's version. */
export type TicketValidity = ({ ok: true; date: PlainDate } & Period) | { ok: false; reason: ValidityRefusal }

export interface Beginning {
  /** Wall clock of the region, `YYYY-MM-DDTHH:mm`. */
  chosen: string
  now: Instant
  preSaleDays: number
  zone: string
}

const DAY = 86_400_000

const withinADay = (chosen: string, { date, time }: { date: PlainDate; time: PlainTime }): boolean =>
  Date.parse(`${date}T${time}Z`) - Date.parse(`${chosen}:00Z`) < DAY

/**
 * A chosen minute that has passed while the passenger paid moves to now; a day or a listed time that has passed is not
 * sold any more.
 */
export function beginningAt(rule: ValidityRule, { chosen, now, preSaleDays, zone }: Beginning): TicketValidity {
  const [date = '', time = ''] = chosen.split('T')
  const validity = validityOf(rule, { date, time, now, preSaleDays }, zone)
  if (validity.ok) return { ...validity, date }
  const clock = wallClock(now, zone)
  if (rule.type !== 'dateTime' || validity.reason !== 'inThePast' || !withinADay(chosen, clock)) return validity
  const moved = validityOf(rule, { date: clock.date, time: clock.time.slice(0, 5), now, preSaleDays }, zone)
  return moved.ok ? { ...moved, date: clock.date } : moved
}

/** Rides can be validated until the claim to them lapses: three years from the end of the year (§§ 195, 199 BGB). */
const YEARS_TO_RIDE = 3

/**
 * From when to when a ticket is valid. A multi-ride ticket is valid as long as its rides can be validated; each ride
 * has its own time.
 */
export function ticketValidity({ validity, rides }: Sort, beginning: Beginning): TicketValidity {
  if (rides <= 1) return beginningAt(validity, beginning)
  const { now, preSaleDays, zone } = beginning
  const clock = wallClock(now, zone)
  const chosen = beginning.chosen.slice(0, 10)
  const date = chosen < clock.date && withinADay(beginning.chosen, clock) ? clock.date : chosen
  const day = validityOf({ type: 'date', days: 1 }, { date, now, preSaleDays }, zone)
  if (!day.ok) return day
  const lapses = `${Number(date.slice(0, 4)) + YEARS_TO_RIDE + 1}-01-01`
  return { ok: true, date, validFrom: day.validFrom, validTo: startOfDay(lapses, zone) }
}
