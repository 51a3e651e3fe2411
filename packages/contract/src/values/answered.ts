import * as z from 'zod/mini'

// What replies say. We wrote it ourselves, so nothing is checked: a reply is written several times as fast.

/** A day of the calendar, `2026-11-21`. */
export const DateText = z.string()

/** A moment in UTC, `2026-11-21T13:30:00.000Z`. */
export const InstantText = z.string()

/** A currency by ISO 4217, `EUR`. */
export const CurrencyCode = z.string()
