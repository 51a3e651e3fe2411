import type { Tokens } from '../../http/tokens.ts'
import { storedJwt } from '../../storage/jwt.ts'
import { claimsOf } from '../../storage/jwt-claims.ts'
import { storedRefreshToken } from '../../storage/refresh-token.ts'
import type { Dispatch, RootState } from '../store.ts'
import { sessionOf } from './session-of.ts'
import { forgetSession } from './sign-out.ts'
import { loginJwt } from './user.calls.ts'
import { adoptRefreshToken, adoptSession, resetUser, setSessionRestored } from './user.slice.ts'

/** Tokens an answer brought, or that another tab has stored. A guest's are no session. */
export function adoptTokens(dispatch: Dispatch, { jwt, refreshToken }: Tokens): void {
  const claims = jwt === undefined ? undefined : claimsOf(jwt, Date.now())
  const session = jwt !== undefined && claims ? sessionOf(jwt, claims) : undefined
  if (session) dispatch(adoptSession(session))
  if (refreshToken !== undefined) dispatch(adoptRefreshToken(refreshToken))
}

/**
 * Takes up the session this device keeps (Spec 1 §2.4). A token that has run out is renewed where that is possible;
 * where nobody answers, the visitor is signed out for now and the tokens stay for later.
 */
export async function restoreSession(dispatch: Dispatch): Promise<void> {
  const jwt = storedJwt.read()
  const refreshToken = storedRefreshToken.read()
  if (jwt !== undefined) adoptTokens(dispatch, { jwt, refreshToken })
  else if (refreshToken !== undefined) await dispatch(loginJwt())
  dispatch(setSessionRestored())
}

/** Whoever was signed in here leaves nothing behind in this tab either; a guest keeps what they bought. */
function endHere(dispatch: Dispatch, getState: () => RootState): void {
  if (getState().userStore.authenticated) forgetSession(dispatch)
  else dispatch(resetUser())
}

/** Another tab has signed in or out. */
export function followStorage(dispatch: Dispatch): void {
  const jwt = storedJwt.read()
  if (jwt === undefined && storedRefreshToken.read() === undefined) dispatch(endHere)
  else adoptTokens(dispatch, { jwt })
}
