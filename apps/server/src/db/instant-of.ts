import type { Instant } from '@billett/domain'

/** A moment as PostgreSQL writes it to a session whose clock is UTC: what is nought at its end is left out. */
const IN_UTC = /^(\d{4}-\d\d-\d\d) (\d\d:\d\d:\d\d)(?:\.(\d{1,3}))?\+00$/

/**
 * A moment of the database as our rules write it. Read by its parts, which takes a tenth of what a calendar does: long
 * lists have millions of moments.
 */
export function instantOf(value: string | Date): Instant {
  const [, date, time, fraction = ''] = (typeof value === 'string' && IN_UTC.exec(value)) || []
  return date === undefined ? new Date(value).toISOString() : `${date}T${time}.${fraction.padEnd(3, '0')}Z`
}
