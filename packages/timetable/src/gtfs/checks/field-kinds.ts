import { isCurrency, isPlainDate, type PlainDate } from '@billett/domain'
import { modeOf } from '../../model/mode.ts'

const TIME = /^(\d{1,3}):([0-5]\d):([0-5]\d)$/
const DECIMAL = /^[+-]?(\d+(\.\d*)?|\.\d+)$/
const WHOLE = /^\d{1,9}$/
const COLOUR = /^#?[0-9a-f]{6}$/i

/** Seconds since noon minus 12 hours of the service day; may pass 24:00:00. NaN unless `H:MM:SS`. */
export const parseGtfsTime = (text: string): number => {
  const match = TIME.exec(text)
  return match ? Number(match[1]) * 3600 + Number(match[2]) * 60 + Number(match[3]) : Number.NaN
}

/** `20261121` as `2026-11-21`; undefined unless that day exists. */
export const parseGtfsDate = (text: string): PlainDate | undefined => {
  const date = `${text.slice(0, 4)}-${text.slice(4, 6)}-${text.slice(6)}`
  return text.length === 8 && isPlainDate(date) ? date : undefined
}

/** NaN unless plain digits with or without a point. */
const parseDecimal = (text: string): number => (DECIMAL.test(text) ? Number(text) : Number.NaN)

const isZone = (text: string): boolean => {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: text }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}

const within = (text: string, limit: number): boolean => Math.abs(parseDecimal(text)) <= limit
const oneOf =
  (...values: string[]) =>
  (text: string): boolean =>
    values.includes(text)

/** What a field of GTFS may look like, by kind. Empty fields are not asked. */
export const FIELD_KINDS = {
  text: (): boolean => true,
  time: (text: string): boolean => !Number.isNaN(parseGtfsTime(text)),
  date: (text: string): boolean => parseGtfsDate(text) !== undefined,
  latitude: (text: string): boolean => within(text, 90),
  longitude: (text: string): boolean => within(text, 180),
  whole: (text: string): boolean => WHOLE.test(text),
  positive: (text: string): boolean => WHOLE.test(text) && Number(text) > 0,
  amount: (text: string): boolean => parseDecimal(text) >= 0,
  decimal: (text: string): boolean => DECIMAL.test(text),
  currency: (text: string): boolean => isCurrency(text.toUpperCase()),
  colour: (text: string): boolean => COLOUR.test(text),
  zone: isZone,
  routeType: (text: string): boolean => WHOLE.test(text) && modeOf(Number(text)) !== 'other',
  flag: oneOf('0', '1'),
  upToTwo: oneOf('0', '1', '2'),
  oneOrTwo: oneOf('1', '2'),
  upToThree: oneOf('0', '1', '2', '3'),
  upToFour: oneOf('0', '1', '2', '3', '4'),
  upToFive: oneOf('0', '1', '2', '3', '4', '5'),
} satisfies Record<string, (text: string) => boolean>

export type FieldKind = keyof typeof FIELD_KINDS
