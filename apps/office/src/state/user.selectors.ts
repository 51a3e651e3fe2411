import { holdsRights, type Right } from '@billett/domain'
import type { RootState } from './store.ts'

export { selectAuthenticated, selectIsCustomer, selectRestored } from '@billett/web-kit/session/session.selectors.ts'

export const selectUser = (state: RootState) => state.userStore

export const selectHolds =
  (needed: readonly Right[]) =>
  ({ userStore }: RootState): boolean =>
    holdsRights(userStore.rights, needed)

/** The token is known, and not yet what the account says of its owner. */
export const selectAccountMissing = ({ userStore }: RootState): boolean =>
  userStore.restored && userStore.authenticated && userStore.username === ''
