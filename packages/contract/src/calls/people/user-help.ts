import * as z from 'zod/mini'
import { defineCall, list } from '../../define-call.ts'
import { UserData } from '../../replies/user.ts'

const TakeOverChoice = z.object({
  /** False: nobody of the company acts in the customer's place, also who is doing it now. */
  allowed: z.boolean(),
})

export const allowTakeOver = defineCall({
  name: 'user/allowTakeOver',
  service: 'user',
  method: 'PUT',
  path: '/user/takeOver',
  summary: 'Says whether people of the company may help by acting in the customer’s place',
  access: { who: 'customer' },
  body: TakeOverChoice,
  reply: list(UserData),
})
