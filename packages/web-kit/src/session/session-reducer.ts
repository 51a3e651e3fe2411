import { defused } from '@billett/domain'
import { createReducer, type UnknownAction } from '@reduxjs/toolkit'
import { isSessionOver } from './is-session-over.ts'
import { adoptRefreshToken, adoptSession, sessionLost, sessionRestored } from './session-actions.ts'
import type { SessionState } from './session-root.ts'
import type { SaidOfUser } from './who-in.ts'

export const nobody: SessionState = {
  restored: false,
  authenticated: false,
  lost: false,
  userId: '',
  firstName: '',
  lastName: '',
  username: '',
  userType: 0,
  rights: [],
  jwt: null,
  refreshToken: null,
}

function enter(state: SessionState, who: SaidOfUser): void {
  const { userId, username, rights, userType } = who
  // Somebody who registers with another's address chooses the name that is shown then.
  const [firstName, lastName] = [defused(who.firstName), defused(who.lastName)]
  Object.assign(state, { userId, firstName, lastName, username, rights, userType })
  state.authenticated = true
  state.lost = false
  state.restored = true
}

/**
 * Who is signed in, kept the same way in every app; what else an app keeps of its user stands beside it. `whoIn` finds
 * in the answers to its calls who it is.
 */
export const createSessionReducer = (whoIn: (action: UnknownAction) => SaidOfUser | undefined) =>
  createReducer(nobody, builder => {
    builder
      .addCase(adoptSession, (state, { payload }) => {
        // A token does not say the name its owner signs in by.
        const username = state.userId === payload.userId ? state.username : ''
        Object.assign(state, payload, { username, authenticated: true, lost: false })
      })
      .addCase(adoptRefreshToken, (state, { payload }) => {
        state.refreshToken = payload
      })
      .addCase(sessionRestored, state => {
        state.restored = true
      })
      .addCase(sessionLost, state => {
        state.lost = true
      })
      .addMatcher(isSessionOver, (): SessionState => ({ ...nobody, restored: true }))
      .addDefaultCase((state, action) => {
        const who = whoIn(action)
        if (who) enter(state, who)
      })
  })
