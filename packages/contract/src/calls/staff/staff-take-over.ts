import { TAKE_OVER_RIGHTS } from '@billett/domain'
import * as z from 'zod/mini'
import { defineCall, list } from '../../define-call.ts'
import { Who } from '../../replies/user.ts'
import { InstantText } from '../../values/answered.ts'
import { ActReason } from '../../values/reason.ts'
import { Guid, line } from '../../values/text.ts'

const service = 'admin' as const
const UserParams = z.object({ userId: Guid })

const TakeOverQuery = z.object({
  /** Why, as the customer is told it. */
  reason: ActReason,
  /** The number of the customer's wish elsewhere. */
  ticketNumber: z.optional(line(40)),
})

const TakenOver = z.extend(Who, {
  /** The token of the customer, in which staff act; it is not renewed. */
  id_token: z.string(),
  /** When it ends. */
  until: InstantText,
})
export type TakenOver = z.infer<typeof TakenOver>

export const takeOverUser = defineCall({
  name: 'admin/takeOverUser',
  service,
  method: 'GET',
  path: '/admin/users/{userId}/takeOver',
  summary: 'Acts in the place of a customer for a quarter of an hour; the customer is told by mail',
  access: { who: 'staff', rights: TAKE_OVER_RIGHTS, stepUp: true },
  params: UserParams,
  query: TakeOverQuery,
  reply: list(TakenOver),
  effect: true,
})

const EndedSessions = z.object({
  userId: z.string(),
  /** How many devices were signed out. */
  ended: z.int(),
})

const EndSessions = z.object({
  /** One of the devices that are shown; all of them without it. */
  sessionId: z.optional(Guid),
})

export const endUserSessions = defineCall({
  name: 'admin/endUserSessions',
  service,
  method: 'POST',
  path: '/admin/users/{userId}/endSessions',
  summary: 'Signs a person out, on one device or everywhere',
  access: { who: 'staff', rights: ['AllowedToUseAdminPanel', 'AllowedToSeeUsers', 'AllowedToEditUsers'] },
  params: UserParams,
  body: EndSessions,
  reply: list(EndedSessions),
})
