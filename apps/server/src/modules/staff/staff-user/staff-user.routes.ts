import * as calls from '@billett/contract'
import { acting } from '../../../call/act/acting.ts'
import { eachOf } from '../../../call/act/each-of.ts'
import { item, items, nothing } from '../../../call/answer.ts'
import { refuse } from '../../../call/refused.ts'
import { route } from '../../../call/route.ts'
import { handOutData } from './hand-out-data.ts'
import { mergeUsers } from './merge-users.ts'
import { noteUser } from './note-user.ts'
import { resendVerification } from './resend-verification.ts'
import { countFound, searchUsers } from './search-users.ts'
import { setActive } from './set-active.ts'
import { showUser } from './show-user.ts'

export const staffUserRoutes = [
  route(calls.searchStaffUsers, async (context, { query }) => items(await searchUsers(context, query))),
  route(calls.countStaffUsers, async (context, { query }) => item(await countFound(context, query))),
  acting(calls.getStaffUser, async (context, { params }, tx) => {
    const { shown, act } = await showUser(context, params.userId, tx)
    return { answer: item(shown), act }
  }),
  acting(calls.handOutStaffUserData, (context, { params }, tx) => handOutData(context, params.userId, tx)),
  acting(calls.setStaffUserActive, async (context, { params, body }, tx) => {
    if (body.userId !== params.userId) refuse('userNotFound', 'userId')
    const { shown, act } = await setActive(context, body, tx)
    return { answer: item(shown), act }
  }),
  acting(calls.setStaffUsersActive, async (context, { body: { userIds, active } }, tx) => {
    const { shown, act } = await eachOf(context, tx, userIds, async userId => {
      const { before = {}, after = {} } = (await setActive(context, { userId, active }, tx)).act
      return { before, after }
    })
    return { answer: items(shown), act }
  }),
  acting(calls.mergeStaffUsers, async (context, { params, body }, tx) => {
    const { shown, act } = await mergeUsers(context, { ...params, ...body }, tx)
    return { answer: item(shown), act }
  }),
  acting(calls.noteStaffUser, async (context, { params, body }, tx) => {
    const { shown, act } = await noteUser(context, { ...params, ...body }, tx)
    return { answer: item(shown), act }
  }),
  acting(calls.resendVerificationEmail, async (context, { body }, tx) => ({
    answer: nothing,
    act: await resendVerification(context, body, tx),
  })),
]
