import { hasUserType, type JourneySettings, USER_TYPE, USUAL_JOURNEYS } from '@billett/domain'
import { selectIsCustomer } from '@billett/web-kit/session/session.selectors.ts'
import type { RootState } from '../store.ts'

export {
  selectAuthenticated,
  selectIsCustomer,
  selectRestored,
} from '@billett/web-kit/session/session.selectors.ts'

export const selectUser = (state: RootState) => state.userStore
export const selectTypedEmail = (state: RootState): string => state.userStore.typedEmail
export const selectAccount = (state: RootState) => state.userStore.account
export const selectServiceAccesses = (state: RootState) => state.userStore.services
export const selectPasskeys = (state: RootState) => state.userStore.passkeys
export const selectStudentVerification = (state: RootState) => state.userStore.shibbolethVerification
/** What another service wants to know; null where none asks. */
export const selectAccessRequest = (state: RootState) => state.userStore.oidc.loginAccessDialog
export const selectMandates = (state: RootState) => state.userStore.mandates
export const selectDevices = (state: RootState) => state.userStore.devices

/**
 * How whoever is signed in wants journeys to be searched; the usual way until that is known, and for everybody else.
 */
export const selectJourneySettings = ({ userStore }: RootState): JourneySettings =>
  userStore.account?.journeySettings ?? USUAL_JOURNEYS

/** What the customer may do about subscriptions; null until it was asked. */
export const selectAllowedActions = ({ userStore }: RootState) => userStore.allowedActions

/** Signed in, but not for the shop (Spec 1 §2.3). */
export const selectIsStaff = (state: RootState): boolean => state.userStore.authenticated && !selectIsCustomer(state)

/** The account has not been asked for since somebody signed in (Spec 1 §4). */
export const selectAccountMissing = ({ userStore }: RootState): boolean =>
  userStore.restored && userStore.authenticated && userStore.account === null

/** Somebody of a school or cost unit, who goes on to their portal. */
export const selectIsOfPortal = ({ userStore }: RootState): boolean =>
  userStore.authenticated && hasUserType(userStore.userType, USER_TYPE.Swkt)

/** Logged out, or a customer and nothing beside (Spec 1 §2.7, cart button). */
export const selectMayBuy = (state: RootState): boolean =>
  !state.userStore.authenticated || (selectIsCustomer(state) && !selectIsOfPortal(state))
