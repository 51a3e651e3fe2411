import { atWallClock, BERLIN, type Instant, type PlainDate } from '@billett/domain'

const two = (number: number): string => String(number).padStart(2, '0')

/** In the hours in which an office works, each of a row of things at another minute. */
export const atWork = (day: PlainDate, index: number): Instant =>
  atWallClock(day, `${two(8 + (index % 8))}:${two((index * 7) % 60)}`, BERLIN)
