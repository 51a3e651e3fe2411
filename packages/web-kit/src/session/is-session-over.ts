import type { UnknownAction } from '@reduxjs/toolkit'
import { isUnauthorized } from '../calls/is-rejected-call.ts'
import { guestEnded, sessionEnded } from './session-actions.ts'

/** Nobody is signed in any more; a 401 says so as well (Spec 2 §4.1). */
export const isSessionOver = (action: UnknownAction): boolean =>
  sessionEnded.match(action) || guestEnded.match(action) || isUnauthorized(action)
