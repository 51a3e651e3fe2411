import type { PrepaidStatus } from '@billett/contract'
import { isUnauthorized } from '@billett/web-kit/calls/is-rejected-call.ts'
import { createSlice } from '@reduxjs/toolkit'
import { getPrepaidStatus } from './prepaid.calls.ts'

/** Spec 2 §3.6. */
export interface PrepaidState {
  /** Of the card that was asked about last. */
  status: PrepaidStatus | null
}

const initialState: PrepaidState = { status: null }

export const prepaidSlice = createSlice({
  name: 'prepaidStore',
  initialState,
  reducers: {
    /** Another card is asked about, or nobody is signed in any more. */
    resetPrepaid: () => initialState,
  },
  extraReducers: builder => {
    builder
      // Spec 2 §4.2
      .addCase(getPrepaidStatus.fulfilled, (state, { payload }) => {
        // Falsy values do not count (Spec 2 §4.1).
        const status = payload.data.find(Boolean)
        if (status) state.status = status
      })
      .addCase(getPrepaidStatus.rejected, () => initialState)
      .addMatcher(isUnauthorized, () => initialState)
  },
})

export const { resetPrepaid } = prepaidSlice.actions
