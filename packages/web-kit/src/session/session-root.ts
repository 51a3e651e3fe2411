import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit'
import type { ThunkExtra } from '../calls/create-call.ts'

/** What every app's store says of whoever is signed in. */
export interface SessionState {
  /** The device has been asked for a session it keeps; until then nobody knows whether somebody is signed in. */
  restored: boolean
  authenticated: boolean
  /** Somebody was signed in here until the session ended by itself or elsewhere. */
  lost: boolean
  userId: string
  firstName: string
  lastName: string
  username: string
  /** Bit flags (`USER_TYPE`). */
  userType: number
  rights: number[]
  jwt: string | null
  refreshToken: string | null
}

export interface SessionRoot {
  userStore: SessionState
}

/** Of any app's store. */
export type SessionDispatch = ThunkDispatch<SessionRoot, ThunkExtra, UnknownAction>
