import { minutesInWords, unitWords } from '@billett/web-kit/text/format.ts'

/** What is left until a moment, none of it below 0. */
export interface Remaining {
  days: number
  hours: number
  minutes: number
  seconds: number
}

export function remaining(milliseconds: number): Remaining {
  const left = Math.max(0, Math.floor(milliseconds / 1000))
  return {
    days: Math.floor(left / 86_400),
    hours: Math.floor(left / 3600) % 24,
    minutes: Math.floor(left / 60) % 60,
    seconds: left % 60,
  }
}

const two = (value: number): string => `${value}`.padStart(2, '0')

/** So many minutes before the end seconds are counted, and not earlier. */
const LAST_MINUTES = 10

export const isLastMinutes = ({ days, hours, minutes }: Remaining): boolean =>
  days === 0 && hours === 0 && minutes < LAST_MINUTES

/** Minutes and seconds as they run: `4:09`. */
export const asClock = ({ minutes, seconds }: Remaining): string => `${minutes}:${two(seconds)}`

/** Hours and minutes as they are read out, seconds only where nothing else is left: `1 Stunde 4 Minuten`. */
export const inWords = ({ hours, minutes, seconds }: Remaining, language: string): string =>
  minutesInWords(language, hours * 60 + minutes) || unitWords(language, 'second', seconds)
