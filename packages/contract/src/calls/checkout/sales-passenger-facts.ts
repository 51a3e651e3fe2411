import { IDENTIFICATION_MEDIUMS } from '@billett/domain'
import * as z from 'zod/mini'
import { defineCall, list } from '../../define-call.ts'
import { Id } from '../../values/text.ts'

const service = 'sales' as const
const anyone = { who: 'public' } as const

const PassengerFactsReply = z.object({
  tariffAreaId: z.string(),
  required: z.boolean(),
  firstname: z.boolean(),
  name: z.boolean(),
  salutation: z.boolean(),
  birthdate: z.boolean(),
})

export const getTicketUserDataRequest = defineCall({
  name: 'sales/getTicketUserDataRequest',
  service,
  method: 'GET',
  path: '/sales/ticketUserDataRequest',
  summary: 'Which facts about passengers tickets must carry, by tariff area',
  access: anyone,
  reply: list(PassengerFactsReply),
})

const IdentificationMediumParams = z.object({ sortReference: Id })

const IdentificationMediumReply = z.object({
  sortReference: z.string(),
  types: z.array(z.enum(IDENTIFICATION_MEDIUMS)),
})

export const getIdentificationMedium = defineCall({
  name: 'sales/getIdentificationMedium',
  service,
  method: 'GET',
  path: '/sales/identificationMedium/{sortReference}',
  summary: 'Which identification media a ticket can be tied to',
  access: anyone,
  params: IdentificationMediumParams,
  reply: list(IdentificationMediumReply),
})
