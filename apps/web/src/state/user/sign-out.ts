import { forgetOwned } from '../../storage/forget-owned.ts'
import { storedJwt } from '../../storage/jwt.ts'
import { storedRefreshToken } from '../../storage/refresh-token.ts'
import { resetPayment } from '../payment/payment.slice.ts'
import { resetPrepaid } from '../prepaid/prepaid.slice.ts'
import { forgetOwner } from '../sale/sale.slice.ts'
import type { Dispatch } from '../store.ts'
import { logout } from './user.calls.ts'
import { resetUser } from './user.slice.ts'

/** Ends the session. Whatever the server says, nothing of it stays on the device (Spec 2 §4.2). */
export async function signOut(dispatch: Dispatch): Promise<void> {
  const refreshToken = storedRefreshToken.read()
  await dispatch(logout({ body: refreshToken === undefined ? {} : { refresh_token: refreshToken } }))
  forgetSession(dispatch)
}

/** What a session leaves behind in store and storage goes, however it ended: the device may be a shared one. */
export function forgetSession(dispatch: Dispatch): void {
  dispatch(resetUser())
  dispatch(resetPayment())
  dispatch(resetPrepaid())
  dispatch(forgetOwner())
  storedJwt.remove()
  storedRefreshToken.remove()
  forgetOwned()
}
