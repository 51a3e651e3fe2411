import type { UserData, Who } from '@billett/contract'
import { defused } from '@billett/domain'
import { isUnauthorized } from '@billett/web-kit/calls/is-rejected-call.ts'
import { login, loginJwt } from '@billett/web-kit/session/session.calls.ts'
import * as session from '@billett/web-kit/session/session-actions.ts'
import type { Session } from '@billett/web-kit/session/session-of.ts'
import { createSlice, isAnyOf, type PayloadAction } from '@reduxjs/toolkit'
import * as calls from './user.calls.ts'
import { signedOut, type UserState, withoutUser } from './user-state.ts'

/** Whoever has just signed in is asked for the terms; whoever has put that off is not asked on every page. */
function mergeWho(state: UserState, who: Who): void {
  const isNew = !state.authenticated || !state.acceptTermsNecessary
  const { userId, username, email, rights, userType, acceptTermsNecessary } = who
  // Somebody who registers with another's address chooses the name that is shown then.
  const [firstName, lastName] = [defused(who.firstName), defused(who.lastName)]
  Object.assign(state, { userId, firstName, lastName, username, email, rights, userType, acceptTermsNecessary })
  state.authenticated = true
  state.lost = false
  state.restored = true
  state.termsDialogOpen = acceptTermsNecessary && (isNew || state.termsDialogOpen)
}

function mergeAccount(state: UserState, account: UserData): void {
  mergeWho(state, { ...account, authenticated: true })
  state.account = account
}

export const userSlice = createSlice({
  name: 'userStore',
  initialState: signedOut,
  reducers: {
    offerSession(state, { payload }: PayloadAction<Session>) {
      state.offered = payload
    },
    declineSession(state) {
      state.offered = null
    },
    typeEmail(state, { payload }: PayloadAction<string>) {
      state.typedEmail = payload
    },
    setTermsDialog(state, { payload }: PayloadAction<boolean>) {
      state.termsDialogOpen = payload
    },
    /** The other service's question has been answered. */
    resetOpenId(state) {
      state.oidc.loginAccessDialog = null
    },
    /** Before another link out of a mail is followed. */
    resetLinks(state) {
      state.activation = 'pending'
      state.emailConfirmation = 'pending'
      state.unsubscribeNewsletter = 'pending'
    },
  },
  extraReducers: builder => {
    builder
      .addCase(session.adoptSession, (state, { payload }) => {
        if (state.authenticated && state.userId !== payload.userId) Object.assign(state, withoutUser(state))
        Object.assign(state, payload)
        state.authenticated = true
        state.lost = false
      })
      .addCase(session.adoptRefreshToken, (state, { payload }) => {
        state.refreshToken = payload
      })
      .addCase(session.sessionRestored, state => {
        state.restored = true
      })
      .addCase(session.sessionEnded, state => withoutUser(state))
      .addCase(session.sessionLost, state => {
        state.lost = true
      })
      .addCase(session.guestEnded, state => withoutUser(state))
      .addCase(calls.getSalutations.fulfilled, (state, { payload }) => {
        state.salutations = payload.data
      })
      .addCase(calls.getDocuments.fulfilled, (state, { payload }) => {
        state.documents = payload.data
      })
      .addCase(calls.getDocument.fulfilled, (state, { meta }) => {
        const opened = state.documents?.find(({ id }) => id === meta.arg.params.documentGuid)
        if (opened) opened.isRead = true
      })
      .addCase(calls.getSubscriptionActions.fulfilled, (state, { payload }) => {
        state.allowedActions = payload.data.map(({ action }) => action)
      })
      .addCase(calls.setPicture.fulfilled, (state, { payload }) => {
        if (state.account) state.account.pictureId = payload.data[0]?.pictureId ?? null
      })
      .addCase(calls.removePicture.fulfilled, state => {
        if (state.account) state.account.pictureId = null
      })
      .addCase(calls.getMessageOfTheDay.fulfilled, (state, { payload }) => {
        state.messagesOfTheDay = payload.data
      })
      .addCase(calls.getMandates.fulfilled, (state, { payload }) => {
        state.mandates = payload.data
      })
      .addCase(calls.getTitles.fulfilled, (state, { payload }) => {
        state.availableTitles = payload.data
      })
      .addCase(calls.getDynamicInfoSchemes.fulfilled, (state, { payload }) => {
        state.dynamicInfoSchemes = payload.data
      })
      .addCase(calls.activate.fulfilled, state => {
        state.activation = 'success'
      })
      .addCase(calls.activate.rejected, state => {
        state.activation = 'rejected'
      })
      .addCase(calls.confirmEmailAddress.fulfilled, state => {
        state.emailConfirmation = 'success'
      })
      .addCase(calls.confirmEmailAddress.rejected, state => {
        state.emailConfirmation = 'rejected'
      })
      .addCase(calls.unsubscribeNewsletter.fulfilled, state => {
        state.unsubscribeNewsletter = 'success'
      })
      .addCase(calls.unsubscribeNewsletter.rejected, state => {
        state.unsubscribeNewsletter = 'rejected'
      })
      .addMatcher(
        isAnyOf(login.fulfilled, loginJwt.fulfilled, calls.loginPasskey.fulfilled, calls.changePassword.fulfilled),
        (state, { payload }) => {
          const [answer] = payload.data
          if (!answer) return
          if ('loginAccessDialog' in answer) state.oidc.loginAccessDialog = answer.loginAccessDialog
          else mergeWho(state, answer)
        },
      )
      .addMatcher(
        isAnyOf(
          calls.getUser.fulfilled,
          calls.updateUser.fulfilled,
          calls.saveJourneySettings.fulfilled,
          calls.acceptTerms.fulfilled,
          calls.requestDeletion.fulfilled,
          calls.withdrawDeletion.fulfilled,
        ),
        (state, { payload }) => {
          const [account] = payload.data
          if (account) mergeAccount(state, account)
        },
      )
      .addMatcher(
        isAnyOf(calls.getSessions.fulfilled, calls.endSession.fulfilled, calls.endSessions.fulfilled),
        (state, { payload }) => {
          state.devices = payload.data
        },
      )
      .addMatcher(isAnyOf(calls.getShibboleth.fulfilled, calls.postShibboleth.fulfilled), (state, { payload }) => {
        state.shibbolethVerification = payload.data[0] ?? null
      })
      .addMatcher(
        isAnyOf(calls.getPasskeys.fulfilled, calls.addPasskey.fulfilled, calls.removePasskey.fulfilled),
        (state, { payload }) => {
          state.passkeys = payload.data
        },
      )
      .addMatcher(
        isAnyOf(calls.getServiceAccesses.fulfilled, calls.revokeServiceAccess.fulfilled),
        (state, { payload }) => {
          state.services = payload.data
        },
      )
      // Spec 2 §4.8
      .addMatcher(calls.getShibboleth.rejected.match, state => {
        if (state.shibbolethVerification) state.shibbolethVerification.success = false
      })
      // Spec 2 §4.1
      .addMatcher(isUnauthorized, state => withoutUser(state))
  },
})

export const { declineSession, offerSession, setTermsDialog, resetOpenId, resetLinks, typeEmail } = userSlice.actions
