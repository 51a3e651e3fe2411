import { formSent } from '@billett/web-kit/calls/common.slice.ts'
import type { SentForm } from '@billett/web-kit/forms/sent-form.ts'
import { storedJwt } from '@billett/web-kit/session/jwt.ts'
import { storedRefreshToken } from '@billett/web-kit/session/refresh-token.ts'
import type { Dispatch } from '../../state/store.ts'

/** The page answers a form the browser sent by itself: its outcome is the call's, and its session this device's. */
export function takeSentForm({ call, errors, session }: SentForm, dispatch: Dispatch): void {
  dispatch(formSent({ call, errors }))
  if (session?.jwt !== undefined) storedJwt.write(session.jwt)
  if (session?.refreshToken !== undefined) storedRefreshToken.write(session.refreshToken)
}
