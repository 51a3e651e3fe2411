/** A moment in UTC, always as `Date.prototype.toISOString()` writes it, so that instants compare as strings. */
export type Instant = string

/** Where the time comes from. Rules take an `Instant`; only the edge asks a clock. */
export type Clock = () => Instant

export const toInstant = (date: Date | number): Instant => new Date(date).toISOString()

/** Milliseconds since 1970. */
export const epochOf = (instant: Instant): number => Date.parse(instant)

/** Whole seconds since 1970, as tokens have them. */
export const unixSeconds = (instant: Instant): number => Math.floor(epochOf(instant) / 1000)

export const addMinutes = (instant: Instant, minutes: number): Instant => toInstant(epochOf(instant) + minutes * 60_000)

/** The minute a moment lies in, by its beginning. */
export const startOfMinute = (instant: Instant): Instant => toInstant(Math.floor(epochOf(instant) / 60_000) * 60_000)

export const isInstant = (text: string): boolean => {
  const epoch = Date.parse(text)
  return !Number.isNaN(epoch) && new Date(epoch).toISOString() === text
}
