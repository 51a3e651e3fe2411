import { IDENTIFICATION_MEDIUMS, MAX_TICKETS_PER_ORDER } from '@billett/domain'
import * as z from 'zod/mini'
import { key } from '../failures/key.ts'
import { PlainDate } from './date.ts'
import { Gender, PersonName } from './person.ts'
import { Guid, requiredLine } from './text.ts'

/** What a ticket must know of who travels with it; only what is sent is changed. */
const PassengerData = z.object({
  ticketId: Guid,
  salutation: z.optional(Gender),
  firstName: z.optional(PersonName),
  lastName: z.optional(PersonName),
  birthDate: z.optional(PlainDate),
  identificationMedium: z.optional(
    z.object({ type: z.enum(IDENTIFICATION_MEDIUMS, key('notValid')), value: requiredLine() }),
  ),
})

export type PassengerData = z.infer<typeof PassengerData>

export const Passengers = z.array(PassengerData).check(z.maxLength(MAX_TICKETS_PER_ORDER, key('outOfRange')))
