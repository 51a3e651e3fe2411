import { furtherTravelerFields, type Traveler, travelerDataFields, travelerFields } from '../fcb/traveler-data.ts'
import type { Codec, TypeOf } from '../uper/codec.ts'
import { mapped } from '../uper/mapped.ts'
import { extensibleSequence, optional } from '../uper/sequence.ts'
import { sequenceOf } from '../uper/sequence-of.ts'
import { days } from './ranges.ts'

const encoded = extensibleSequence({ ...travelerFields, dayOfBirth: optional(days), ...furtherTravelerFields })
type Encoded = TypeOf<typeof encoded>

const DAY = 86_400_000

/** 1 on the first of January. */
const dayOfYear = (year: number, month: number, day: number): number =>
  (Date.UTC(year, month - 1, day) - Date.UTC(year, 0, 1)) / DAY + 1

/** A birth date is a year and a day of that year; one without a year cannot be told, nor a month without a day. */
export const traveler: Codec<Traveler> = mapped(encoded, {
  written: ({ monthOfBirth: month, dayOfBirthInMonth: day, ...rest }: Traveler): Encoded => {
    const { yearOfBirth: year } = rest
    const told = year !== undefined && month !== undefined && day !== undefined
    return told ? { ...rest, dayOfBirth: dayOfYear(year, month, day) } : rest
  },
  kept: ({ dayOfBirth, ...rest }) => {
    const { yearOfBirth: year } = rest
    if (year === undefined || !dayOfBirth) return rest
    const born = new Date(Date.UTC(year, 0, dayOfBirth))
    return { ...rest, monthOfBirth: born.getUTCMonth() + 1, dayOfBirthInMonth: born.getUTCDate() }
  },
})

export const travelerData = extensibleSequence({ ...travelerDataFields, traveler: optional(sequenceOf(traveler)) })
