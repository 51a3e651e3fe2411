import type { Wallets } from '@billett/contract'
import { createSlice } from '@reduxjs/toolkit'
import { getWalletFile, getWalletLink, getWallets } from './wallet.calls.ts'

/** Spec 2 §3.6. The bytes of a pass go through an action to the screen; the state knows whose they were. */
export interface WalletState {
  /** Null until they were asked for. */
  wallets: Wallets | null
  redirectData: { url: string } | null
  walletFile: { fileName: string; ticketGuid: string; deviceType: string } | null
}

const initialState: WalletState = { wallets: null, redirectData: null, walletFile: null }

export const walletSlice = createSlice({
  name: 'walletStore',
  initialState,
  reducers: {},
  extraReducers: builder => {
    builder
      .addCase(getWallets.fulfilled, (state, { payload }) => {
        state.wallets = payload.data[0] ?? null
      })
      .addCase(getWalletLink.fulfilled, (state, { payload }) => {
        state.redirectData = payload.data[0] ?? null
      })
      .addCase(getWalletFile.fulfilled, (state, { payload, meta }) => {
        const { ticketGuid, type } = meta.arg.query
        state.walletFile = payload.file ? { fileName: payload.file.fileName, ticketGuid, deviceType: type } : null
      })
  },
})
