import type { Institute, PaymentMethod, PaymentType } from '@billett/contract'
import { isUnauthorized } from '@billett/web-kit/calls/is-rejected-call.ts'
import { createSlice, isAnyOf } from '@reduxjs/toolkit'
import * as calls from './payment.calls.ts'

/** Spec 2 §3.5. */
export interface PaymentState {
  /** Null until they have been loaded. */
  paymentTypes: PaymentType[] | null
  /** What the visitor can pay by, stored ones first. */
  paymentMethods: PaymentMethod[] | null
  /** What the customer's account keeps, the default first; null until it has been loaded. */
  storedMethods: PaymentMethod[] | null
  /** The provider's page where a method is added, or entered anew. */
  addingPaymentMethodsUrl: string | null
  /** The bank of the account number that was asked about last. */
  instituteData: Institute | null
}

const initialState: PaymentState = {
  paymentTypes: null,
  paymentMethods: null,
  storedMethods: null,
  addingPaymentMethodsUrl: null,
  instituteData: null,
}

export const paymentSlice = createSlice({
  name: 'paymentStore',
  initialState,
  reducers: {},
  extraReducers: builder => {
    builder
      // Spec 2 §4.2
      .addCase(calls.getPaymentTypes.fulfilled, (state, { payload }) => {
        state.paymentTypes = payload.data
      })
      .addCase(calls.getPaymentMethods.fulfilled, (state, { payload }) => {
        state.paymentMethods = payload.data
      })
      .addCase(calls.deletePaymentMethod.fulfilled, (state, { meta }) => {
        state.storedMethods = (state.storedMethods ?? []).filter(({ id }) => id !== meta.arg.params.id)
      })
      .addCase(calls.getInstituteData.pending, state => {
        state.instituteData = null
      })
      .addCase(calls.getInstituteData.fulfilled, (state, { payload }) => {
        state.instituteData = payload.data[0] ?? null
      })
      .addMatcher(
        isAnyOf(calls.getStoredPaymentMethods.fulfilled, calls.setDefaultPaymentMethod.fulfilled),
        (state, { payload }) => {
          state.storedMethods = payload.data
        },
      )
      .addMatcher(
        isAnyOf(calls.requestAddPaymentMethod.fulfilled, calls.getPaymentMethodRedirectUrl.fulfilled),
        (state, { payload }) => {
          state.addingPaymentMethodsUrl = payload.data[0]?.redirectURL ?? null
        },
      )
      .addMatcher(isUnauthorized, state => {
        state.storedMethods = null
        state.paymentMethods = null
      })
  },
})
