import { MODES, readExtras, readPeople } from '@billett/domain'
import * as z from 'zod/mini'
import { key } from '../../failures/key.ts'
import { count } from '../../values/count.ts'
import { StopReference } from '../../values/text.ts'

/** What all calls of the tariff have in common. */
export const service = 'tariff' as const
export const access = { who: 'public' } as const

/** By their names in the timetable; another name is refused. */
export const Modes = z.optional(z.array(z.enum(MODES, key('notValid'))).check(z.maxLength(20, key('outOfRange'))))

export const ServiceArea = z.optional(count(0, 999))

/** What is known of the chosen journey, where a price depends on it. */
export const rideFacts = {
  lines: z.optional(z.array(StopReference).check(z.maxLength(30, key('outOfRange')))),
  /** Stops ridden (short distance). */
  stops: z.optional(count(0, 1000)),
}

const People = z.string().check(
  z.maxLength(400, key('exceedMaximumLength')),
  z.refine<string>(text => readPeople(text) !== undefined, key('notValid')),
)
const Extras = z.string().check(
  z.maxLength(100, key('exceedMaximumLength')),
  z.refine<string>(text => readExtras(text) !== undefined, key('notValid')),
)
const PartyClass = z.enum(['first', 'second'], key('notValid'))

/** Who travels, where prices are to be theirs: without, they are those of one adult. */
export const partyFacts = {
  /** `2adult,1adult.BC50,2child`: how many of whom, with which card. */
  party: z.optional(People),
  class: z.optional(PartyClass),
  /** What they take along: `1bicycle`. */
  extra: z.optional(Extras),
}
