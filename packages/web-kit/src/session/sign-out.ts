import { storedJwt } from './jwt.ts'
import { storedRefreshToken } from './refresh-token.ts'
import { logout } from './session.calls.ts'
import { sessionEnded } from './session-actions.ts'
import type { SessionDispatch } from './session-root.ts'

/** Ends the session. Whatever the server says, nothing of it stays on the device (Spec 2 §4.2). */
export async function signOut(dispatch: SessionDispatch): Promise<void> {
  const refreshToken = storedRefreshToken.read()
  await dispatch(logout({ body: refreshToken === undefined ? {} : { refresh_token: refreshToken } }))
  forgetSession(dispatch)
}

/** What a session leaves behind in store and storage goes, however it ended: the device may be a shared one. */
export function forgetSession(dispatch: SessionDispatch): void {
  dispatch(sessionEnded())
  storedJwt.remove()
  storedRefreshToken.remove()
}
