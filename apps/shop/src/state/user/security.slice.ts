import type { AccessRequest, Device, Passkey, ServiceAccess } from '@billett/contract'
import { login, loginJwt } from '@billett/web-kit/session/session.calls.ts'
import type { Session } from '@billett/web-kit/session/session-of.ts'
import { createSlice, isAnyOf, type PayloadAction } from '@reduxjs/toolkit'
import * as calls from './user.calls.ts'

/** Who and what is let in with the account. */
export interface SecurityState {
  devices: Device[] | null
  passkeys: Passkey[] | null
  /** Other services that are let in with this account; null until it was asked. */
  services: ServiceAccess[] | null
  /** A link has brought it, and the server confirmed it; another account is signed in, whose owner is asked. */
  offered: Session | null
  /** Another service wants to know something of the customer, who is asked first (Spec 1 §2.6). */
  oidc: { loginAccessDialog: AccessRequest | null }
}

const notAsked: SecurityState = {
  devices: null,
  passkeys: null,
  services: null,
  offered: null,
  oidc: { loginAccessDialog: null },
}

export const securitySlice = createSlice({
  name: 'userStore/security',
  initialState: notAsked,
  reducers: {
    offerSession(state, { payload }: PayloadAction<Session>) {
      state.offered = payload
    },
    declineSession(state) {
      state.offered = null
    },
    /** The other service's question has been answered. */
    resetOpenId(state) {
      state.oidc.loginAccessDialog = null
    },
  },
  extraReducers: builder => {
    builder
      .addMatcher(isAnyOf(login.fulfilled, loginJwt.fulfilled, calls.loginPasskey.fulfilled), (state, { payload }) => {
        const [answer] = payload.data
        if (answer && 'loginAccessDialog' in answer) state.oidc.loginAccessDialog = answer.loginAccessDialog
      })
      .addMatcher(
        isAnyOf(calls.getSessions.fulfilled, calls.endSession.fulfilled, calls.endSessions.fulfilled),
        (state, { payload }) => {
          state.devices = payload.data
        },
      )
      .addMatcher(
        isAnyOf(calls.getPasskeys.fulfilled, calls.addPasskey.fulfilled, calls.removePasskey.fulfilled),
        (state, { payload }) => {
          state.passkeys = payload.data
        },
      )
      .addMatcher(
        isAnyOf(calls.getServiceAccesses.fulfilled, calls.revokeServiceAccess.fulfilled),
        (state, { payload }) => {
          state.services = payload.data
        },
      )
  },
})

export const { declineSession, offerSession, resetOpenId } = securitySlice.actions
