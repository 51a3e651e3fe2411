import type { Tokens } from '../http/tokens.ts'
import { storedJwt } from './jwt.ts'
import { claimsOf } from './jwt-claims.ts'
import { storedRefreshToken } from './refresh-token.ts'
import { loginJwt } from './session.calls.ts'
import { adoptRefreshToken, adoptSession, guestEnded, sessionLost, sessionRestored } from './session-actions.ts'
import { sessionOf } from './session-of.ts'
import type { SessionDispatch, SessionRoot } from './session-root.ts'
import { forgetSession } from './sign-out.ts'

/** Tokens an answer brought, or that another tab has stored. A guest's are no session. */
export function adoptTokens(dispatch: SessionDispatch, { jwt, refreshToken }: Tokens): void {
  const claims = jwt === undefined ? undefined : claimsOf(jwt, Date.now())
  const session = jwt !== undefined && claims ? sessionOf(jwt, claims) : undefined
  if (session) dispatch(adoptSession(session))
  if (refreshToken !== undefined) dispatch(adoptRefreshToken(refreshToken))
}

/**
 * Takes up the session this device keeps (Spec 1 §2.4). A token that has run out is renewed where that is possible;
 * where nobody answers, the visitor is signed out for now and the tokens stay for later.
 */
export async function restoreSession(dispatch: SessionDispatch): Promise<void> {
  const jwt = storedJwt.read()
  const refreshToken = storedRefreshToken.read()
  if (jwt !== undefined) adoptTokens(dispatch, { jwt, refreshToken })
  else if (refreshToken !== undefined) await dispatch(loginJwt())
  dispatch(sessionRestored())
}

/** Whoever was signed in here leaves nothing behind in this tab either; a guest keeps what they bought. */
function endHere(dispatch: SessionDispatch, getState: () => SessionRoot): void {
  if (getState().userStore.authenticated) forgetSession(dispatch)
  else dispatch(guestEnded())
}

/** What `browserSend` tells of; a guest's tickets are nowhere else than on this device, so those stay. */
export const sessionListener = (dispatch: () => SessionDispatch) => ({
  onTokens: (tokens: Tokens) => adoptTokens(dispatch(), tokens),
  onEnd(wasSession: boolean) {
    if (!wasSession) {
      dispatch()(guestEnded())
      return
    }
    forgetSession(dispatch())
    dispatch()(sessionLost())
  },
})

/** Another tab has signed in or out. */
export function followStorage(dispatch: SessionDispatch): void {
  const jwt = storedJwt.read()
  if (jwt === undefined && storedRefreshToken.read() === undefined) dispatch(endHere)
  else adoptTokens(dispatch, { jwt })
}
