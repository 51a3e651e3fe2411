import { beside } from '@billett/web-kit/calls/beside.ts'
import { isSessionOver } from '@billett/web-kit/session/is-session-over.ts'
import { adoptSession } from '@billett/web-kit/session/session-actions.ts'
import { createSessionReducer, nobody } from '@billett/web-kit/session/session-reducer.ts'
import type { SessionState } from '@billett/web-kit/session/session-root.ts'
import type { UnknownAction } from '@reduxjs/toolkit'
import { type AccountState, accountSlice } from './account.slice.ts'
import { type BelongingsState, belongingsSlice } from './belongings.slice.ts'
import { type MailLinksState, mailLinksSlice } from './mail-links.slice.ts'
import { type OffersState, offersSlice } from './offers.slice.ts'
import { type SecurityState, securitySlice } from './security.slice.ts'
import { whoInShop } from './who-in-shop.ts'

/** Spec 2 §3.2, as far as the server has it: flat, as it says, and each part a slice of its own. */
type UserState = SessionState & AccountState & SecurityState & BelongingsState & OffersState & MailLinksState

/** What belongs to somebody, and goes with them. */
const noOnes = {
  ...nobody,
  ...accountSlice.getInitialState(),
  ...securitySlice.getInitialState(),
  ...belongingsSlice.getInitialState(),
}

const signedOut: UserState = { ...noOnes, ...offersSlice.getInitialState(), ...mailLinksSlice.getInitialState() }

const withSession = beside(createSessionReducer(whoInShop))
const withAccount = beside(accountSlice.reducer)
const withSecurity = beside(securitySlice.reducer)
const withBelongings = beside(belongingsSlice.reducer)
const withOffers = beside(offersSlice.reducer)
const withMailLinks = beside(mailLinksSlice.reducer)

/** Somebody else's token has come, in another tab or out of a link. */
const isAnother = (state: UserState, action: UnknownAction): boolean =>
  adoptSession.match(action) && state.authenticated && state.userId !== action.payload.userId

export function userReducer(state: UserState = signedOut, action: UnknownAction): UserState {
  const begun = isSessionOver(action) || isAnother(state, action) ? { ...state, ...noOnes } : state
  const known = withSecurity(withAccount(withSession(begun, action), action), action)
  return withMailLinks(withOffers(withBelongings(known, action), action), action)
}
