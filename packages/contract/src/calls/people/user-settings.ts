import { ridesOnSomething, TRANSPORT_KINDS } from '@billett/domain'
import * as z from 'zod/mini'
import { defineCall, list } from '../../define-call.ts'
import { key } from '../../failures/key.ts'
import { UserData } from '../../replies/user.ts'

/**
 * Replaces what was there before; how a customer wants journeys to be searched stands in the account
 * (`journeySettings`).
 */
const JourneySearch = z.object({
  without: z.array(z.enum(TRANSPORT_KINDS, key('notValid'))).check(
    z.maxLength(TRANSPORT_KINDS.length, key('outOfRange')),
    z.refine(without => ridesOnSomething(without), key('nothingToRideOn')),
  ),
})

export const saveJourneySettings = defineCall({
  name: 'user/saveJourneySettings',
  service: 'user',
  method: 'POST',
  path: '/user/settings/efa',
  summary: 'Keeps with the account how journeys are searched: which means of transport are left out',
  access: { who: 'customer' },
  body: JourneySearch,
  reply: list(UserData),
})
