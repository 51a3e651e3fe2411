import type { Who } from '@billett/contract'
import { isUnauthorized } from '@billett/web-kit/calls/is-rejected-call.ts'
import { login, loginJwt } from '@billett/web-kit/session/session.calls.ts'
import * as session from '@billett/web-kit/session/session-actions.ts'
import type { SessionState } from '@billett/web-kit/session/session-root.ts'
import { createSlice, isAnyOf } from '@reduxjs/toolkit'
import { getUser } from './user.calls.ts'

const nobody: SessionState = {
  restored: false,
  authenticated: false,
  userId: '',
  firstName: '',
  lastName: '',
  username: '',
  userType: 0,
  rights: [],
  jwt: null,
  refreshToken: null,
}

const signedOut = (): SessionState => ({ ...nobody, restored: true })

function merge(
  state: SessionState,
  { userId, firstName, lastName, username, userType, rights }: Omit<Who, 'authenticated'>,
): void {
  Object.assign(state, { userId, firstName, lastName, username, userType, rights })
  state.authenticated = true
  state.restored = true
}

/** Who of the staff, or of a school, works here. */
export const userSlice = createSlice({
  name: 'userStore',
  initialState: nobody,
  reducers: {},
  extraReducers: builder => {
    builder
      .addCase(session.adoptSession, (state, { payload }) => {
        const { username } = state.userId === payload.userId ? state : nobody
        Object.assign(state, payload, { username, authenticated: true })
      })
      .addCase(session.adoptRefreshToken, (state, { payload }) => {
        state.refreshToken = payload
      })
      .addCase(session.sessionRestored, state => {
        state.restored = true
      })
      .addMatcher(isAnyOf(login.fulfilled, loginJwt.fulfilled, getUser.fulfilled), (state, { payload }) => {
        const [answer] = payload.data
        if (answer && !('loginAccessDialog' in answer)) merge(state, answer)
      })
      .addMatcher(isAnyOf(session.sessionEnded, session.guestEnded), signedOut)
      // Spec 2 §4.1
      .addMatcher(isUnauthorized, signedOut)
  },
})
