import { hasUserType, USER_TYPE } from '@billett/domain'
import type { SessionRoot } from './session-root.ts'

export const selectRestored = (state: SessionRoot): boolean => state.userStore.restored
export const selectAuthenticated = (state: SessionRoot): boolean => state.userStore.authenticated

/** Signed in as somebody who may use the shop (Spec 1 §6). */
export const selectIsCustomer = ({ userStore }: SessionRoot): boolean =>
  userStore.authenticated && hasUserType(userStore.userType, USER_TYPE.WebShop)

/** What whoever is signed in is called; the name they sign in by where no other is known. */
export const selectShownName = ({ userStore: { firstName, lastName, username } }: SessionRoot): string =>
  `${firstName} ${lastName}`.trim() || username
