import { createSlice } from '@reduxjs/toolkit'
import * as calls from './user.calls.ts'

/** Where a link out of a mail has led to. */
export type LinkPhase = 'pending' | 'success' | 'rejected'

/** It is the link's and not the user's, so it stays when a session ends. */
export interface MailLinksState {
  activation: LinkPhase
  emailConfirmation: LinkPhase
  unsubscribeNewsletter: LinkPhase
}

const notFollowed: MailLinksState = {
  activation: 'pending',
  emailConfirmation: 'pending',
  unsubscribeNewsletter: 'pending',
}

export const mailLinksSlice = createSlice({
  name: 'userStore/mailLinks',
  initialState: notFollowed,
  reducers: {
    /** Before another link out of a mail is followed. */
    resetLinks: () => notFollowed,
  },
  extraReducers: builder => {
    builder
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
  },
})

export const { resetLinks } = mailLinksSlice.actions
