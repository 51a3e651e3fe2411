import { getUser } from '@billett/web-kit/session/session.calls.ts'
import { type SaidOfUser, whoIn } from '@billett/web-kit/session/who-in.ts'
import { isAnyOf, type UnknownAction } from '@reduxjs/toolkit'
import * as calls from './user.calls.ts'

/** Answered with the account as it is now. */
export const isAccountAnswer = isAnyOf(
  getUser.fulfilled,
  calls.updateUser.fulfilled,
  calls.saveJourneySettings.fulfilled,
  calls.acceptTerms.fulfilled,
  calls.requestDeletion.fulfilled,
  calls.withdrawDeletion.fulfilled,
)

/** Who is signed in, as the answers to the shop's own calls say as well. */
export function whoInShop(action: UnknownAction): SaidOfUser | undefined {
  if (isAccountAnswer(action) || calls.changePassword.fulfilled.match(action)) return action.payload.data[0]
  if (!calls.loginPasskey.fulfilled.match(action)) return whoIn(action)
  const [answer] = action.payload.data
  return answer && 'loginAccessDialog' in answer ? undefined : answer
}
