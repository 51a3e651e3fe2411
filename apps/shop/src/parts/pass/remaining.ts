import { unitWords } from '@billett/web-kit/text/format.ts'

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

/** Hours, minutes and seconds as they run: `1:04:09`. */
export const asClock = ({ hours, minutes, seconds }: Remaining): string => `${hours}:${two(minutes)}:${two(seconds)}`

/** Hours and minutes as they are read out, seconds only where nothing else is left: `1 Stunde 4 Minuten`. */
export function inWords({ hours, minutes, seconds }: Remaining, language: string): string {
  const long = [hours > 0 && unitWords(language, 'hour', hours), minutes > 0 && unitWords(language, 'minute', minutes)]
  return long.filter(Boolean).join(' ') || unitWords(language, 'second', seconds)
}
