import type { PaymentMethod, PaymentType } from '@billett/contract'
import { createSlice } from '@reduxjs/toolkit'
import { getPaymentMethods, getPaymentTypes } from './payment.calls.ts'

export interface PaymentState {
  /** Null until they have been loaded. */
  paymentTypes: PaymentType[] | null
  paymentMethods: PaymentMethod[] | null
}

const initialState: PaymentState = { paymentTypes: null, paymentMethods: null }

export const paymentSlice = createSlice({
  name: 'paymentStore',
  initialState,
  reducers: {
    /** After signing out (Spec 2 §4.2). */
    resetPayment: () => initialState,
  },
  extraReducers: builder => {
    builder
      .addCase(getPaymentTypes.fulfilled, (state, { payload }) => {
        state.paymentTypes = payload.data
      })
      .addCase(getPaymentMethods.fulfilled, (state, { payload }) => {
        state.paymentMethods = payload.data
      })
  },
})

export const { resetPayment } = paymentSlice.actions
