import type { Who } from '@billett/contract'
import { isAnyOf, type UnknownAction } from '@reduxjs/toolkit'
import { getUser, login, loginJwt } from './session.calls.ts'

/** What an answer of the server says of whoever is signed in. */
export type SaidOfUser = Omit<Who, 'authenticated'>

const isAnswer = isAnyOf(login.fulfilled, loginJwt.fulfilled, getUser.fulfilled)

/** Who is signed in, as the answer to one of the calls of every app says; undefined where it says nothing of that. */
export function whoIn(action: UnknownAction): SaidOfUser | undefined {
  if (!isAnswer(action)) return undefined
  const [answer] = action.payload.data
  return answer && 'loginAccessDialog' in answer ? undefined : answer
}
