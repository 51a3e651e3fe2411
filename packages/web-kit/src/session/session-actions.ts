import { createAction } from '@reduxjs/toolkit'
import type { Session } from './session-of.ts'

/** A token this device keeps, was given in the address, or has just been renewed. */
export const adoptSession = createAction<Session>('session/adopted')

export const adoptRefreshToken = createAction<string>('session/refreshTokenAdopted')

/** The device has been asked for a session it keeps. */
export const sessionRestored = createAction('session/restored')

/**
 * Whoever was signed in no longer is: every slice that holds something of theirs lets go of it, for the device may be a
 * shared one.
 */
export const sessionEnded = createAction('session/ended')

/** It was not they who ended it: it has run out, or was ended elsewhere. */
export const sessionLost = createAction('session/lost')

/** The server no longer knows the guest of this device, who keeps what they bought. */
export const guestEnded = createAction('session/guestEnded')
