import { addDays, daysBetween, type PlainDate, weekday } from '@billett/domain'
import { parseGtfsDate } from '../gtfs/checks/field-kinds.ts'
import type { GtfsRow } from '../gtfs/gtfs-tables.ts'
import type { ServiceTable, Timetable } from './timetable.ts'

const WEEKDAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday']
const ADDED = '1'

const runsOn = (row: GtfsRow, date: PlainDate): boolean => row[WEEKDAYS[weekday(date) - 1] ?? ''] === '1'

const regularDays = (row: GtfsRow): PlainDate[] => {
  const from = parseGtfsDate(row.start_date ?? '')
  const until = parseGtfsDate(row.end_date ?? '')
  if (from === undefined || until === undefined || until < from) return []
  const days = Array.from({ length: daysBetween(from, until) + 1 }, (_, i) => addDays(from, i))
  return days.filter(day => runsOn(row, day))
}

const serviceDays = (calendar: GtfsRow[], exceptions: GtfsRow[]): Map<string, Set<PlainDate>> => {
  const services = new Map<string, Set<PlainDate>>()
  for (const row of calendar) services.set(row.service_id ?? '', new Set(regularDays(row)))
  for (const row of exceptions) {
    const date = parseGtfsDate(row.date ?? '')
    const id = row.service_id ?? ''
    const days = services.get(id) ?? new Set()
    services.set(id, days)
    if (date === undefined) continue
    if (row.exception_type === ADDED) days.add(date)
    else days.delete(date)
  }
  return services
}

/** `calendar` and `calendar_dates` as one bit per service and day; undefined when no service ever runs. */
export const buildServices = (
  calendar: GtfsRow[],
  exceptions: GtfsRow[],
): { services: ServiceTable; validity: Timetable['validity'] } | undefined => {
  const days = serviceDays(calendar, exceptions)
  let from: PlainDate | undefined
  let until: PlainDate | undefined
  for (const dates of days.values()) {
    for (const date of dates) {
      if (from === undefined || date < from) from = date
      if (until === undefined || date > until) until = date
    }
  }
  if (from === undefined || until === undefined) return undefined
  const span = daysBetween(from, until) + 1
  const active = new Uint8Array(Math.ceil((days.size * span) / 8))
  for (const [service, dates] of [...days.values()].entries()) {
    for (const date of dates) {
      const bit = service * span + daysBetween(from, date)
      active[bit >> 3] = (active[bit >> 3] ?? 0) | (1 << (bit & 7))
    }
  }
  return { services: { ids: [...days.keys()], days: span, active }, validity: { from, until } }
}

/** Whether a service runs on a day counted from the first day of the timetable. */
export const isActive = ({ active, days }: ServiceTable, service: number, day: number): boolean => {
  if (day < 0 || day >= days) return false
  const bit = service * days + day
  return ((active[bit >> 3] ?? 0) & (1 << (bit & 7))) !== 0
}
