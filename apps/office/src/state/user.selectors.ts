import { hasUserType, holdsRights, type Right, USER_TYPE } from '@billett/domain'
import type { RootState } from './store.ts'

export const selectUser = (state: RootState) => state.userStore
export const selectRestored = (state: RootState): boolean => state.userStore.restored
export const selectAuthenticated = (state: RootState): boolean => state.userStore.authenticated

/** Signed in as somebody who may use the shop (Spec 1 §6). */
export const selectIsCustomer = ({ userStore }: RootState): boolean =>
  userStore.authenticated && hasUserType(userStore.userType, USER_TYPE.WebShop)

export const selectHolds =
  (needed: readonly Right[]) =>
  ({ userStore }: RootState): boolean =>
    holdsRights(userStore.rights, needed)

/** The token is known, and not yet what the account says of its owner. */
export const selectAccountMissing = ({ userStore }: RootState): boolean =>
  userStore.restored && userStore.authenticated && userStore.username === ''
