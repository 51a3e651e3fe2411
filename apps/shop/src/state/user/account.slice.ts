import type { UserData } from '@billett/contract'
import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import * as calls from './user.calls.ts'
import { isAccountAnswer, whoInShop } from './who-in-shop.ts'

export interface AccountState {
  /** Empty until the account was asked for. */
  email: string
  /** What was last typed where one signs in: who has forgotten the password need not type it again. */
  typedEmail: string
  acceptTermsNecessary: boolean
  termsDialogOpen: boolean
  /** What the account says of its owner; null until it was asked for. */
  account: UserData | null
}

const notAsked: AccountState = {
  email: '',
  typedEmail: '',
  acceptTermsNecessary: false,
  termsDialogOpen: false,
  account: null,
}

export const accountSlice = createSlice({
  name: 'userStore/account',
  initialState: notAsked,
  reducers: {
    typeEmail(state, { payload }: PayloadAction<string>) {
      state.typedEmail = payload
    },
    setTermsDialog(state, { payload }: PayloadAction<boolean>) {
      state.termsDialogOpen = payload
    },
  },
  extraReducers: builder => {
    builder
      .addCase(calls.setPicture.fulfilled, (state, { payload }) => {
        if (state.account) state.account.pictureId = payload.data[0]?.pictureId ?? null
      })
      .addCase(calls.removePicture.fulfilled, state => {
        if (state.account) state.account.pictureId = null
      })
      .addMatcher(isAccountAnswer, (state, { payload }) => {
        state.account = payload.data[0] ?? state.account
      })
      .addMatcher(
        action => whoInShop(action) !== undefined,
        (state, action) => {
          const who = whoInShop(action)
          if (!who) return
          // Whoever has just signed in is asked for the terms; whoever has put that off is not asked on every page.
          const isNew = !state.acceptTermsNecessary
          state.email = who.email
          state.acceptTermsNecessary = who.acceptTermsNecessary
          state.termsDialogOpen = who.acceptTermsNecessary && (isNew || state.termsDialogOpen)
        },
      )
  },
})

export const { setTermsDialog, typeEmail } = accountSlice.actions
