import { isInstant, isPlainDate } from '@billett/domain'
import * as z from 'zod/mini'
import { key } from '../failures/key.ts'

/** Days a passenger can mean: births and journeys. Calendars before and after are of no use here. */
const EARLIEST = '1900-01-01'
const LATEST = '2199-12-31'

/** Whether a text is such a day. */
export const isUsefulDate = (text: string): boolean => isPlainDate(text) && text >= EARLIEST && text <= LATEST

/** `2026-11-21`, a day that exists. */
export const PlainDate = z.string().check(z.refine<string>(isUsefulDate, key('date')))

const isWallClock = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}T([01]\d|2[0-3]):[0-5]\d$/.test(text) && isUsefulDate(text.slice(0, 10))

/**
 * `2026-11-21T14:30`, what calendar and clock show in the region; or a moment in UTC as replies have it,
 * `2026-11-21T13:30:00.000Z`.
 */
export const WallClockOrInstant = z
  .string()
  .check(
    z.refine<string>(
      text => isWallClock(text) || (isInstant(text) && isUsefulDate(text.slice(0, 10))),
      key('dateTime'),
    ),
  )

/** A moment in UTC, as replies carry it. */
export const Instant = z.string().check(z.refine<string>(isInstant, key('dateTime')))
