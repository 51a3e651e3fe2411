import type { Mandate, StudentVerification, UserDocument } from '@billett/contract'
import type { SubscriptionAction } from '@billett/domain'
import { createSlice, isAnyOf } from '@reduxjs/toolkit'
import * as calls from './user.calls.ts'

/** What is kept for a customer beside the account. */
export interface BelongingsState {
  /** Direct debit mandates; null until they were asked for. */
  mandates: Mandate[] | null
  documents: UserDocument[] | null
  /** What the customer may do about subscriptions; null until it was asked. */
  allowedActions: SubscriptionAction[] | null
  /** What the customer's university says; null until it was asked (Spec 2 §3.2). */
  shibbolethVerification: StudentVerification | null
}

const notAsked: BelongingsState = {
  mandates: null,
  documents: null,
  allowedActions: null,
  shibbolethVerification: null,
}

export const belongingsSlice = createSlice({
  name: 'userStore/belongings',
  initialState: notAsked,
  reducers: {},
  extraReducers: builder => {
    builder
      .addCase(calls.getMandates.fulfilled, (state, { payload }) => {
        state.mandates = payload.data
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
      .addMatcher(isAnyOf(calls.getShibboleth.fulfilled, calls.postShibboleth.fulfilled), (state, { payload }) => {
        state.shibbolethVerification = payload.data[0] ?? null
      })
      // Spec 2 §4.8
      .addMatcher(calls.getShibboleth.rejected.match, state => {
        if (state.shibbolethVerification) state.shibbolethVerification.success = false
      })
  },
})
