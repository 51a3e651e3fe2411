import { PAYMENT_SUB_TYPE, type PaymentSubType } from '@billett/domain'
import { createSelector } from '@reduxjs/toolkit'
import type { RootState } from '../store.ts'

/** Sub types that are never shown as a way to pay: None and Other (Spec 2 §3.5). */
const HIDDEN_SUB_TYPES: readonly PaymentSubType[] = [PAYMENT_SUB_TYPE.None, PAYMENT_SUB_TYPE.Other]

export const selectPaymentTypes = (state: RootState) => state.paymentStore.paymentTypes

export const selectStoredMethods = (state: RootState) => state.paymentStore.storedMethods

/** What the visitor can pay by, stored ones first; undefined until it has been loaded. */
export const selectPayableMethods = createSelector([(state: RootState) => state.paymentStore.paymentMethods], methods =>
  methods?.filter(({ subType }) => !HIDDEN_SUB_TYPES.includes(subType)),
)

/** Each way to pay that could be stored, with its numbers (Spec 2 §3.8). */
export const selectAddableMethods = createSelector([selectPaymentTypes], types =>
  (types ?? []).flatMap(({ type, methods }) =>
    methods.filter(({ subType }) => !HIDDEN_SUB_TYPES.includes(subType)).map(method => ({ ...method, type })),
  ),
)

/** Each way to pay once, in the order of the payment types. */
export const selectShownMethods = createSelector([selectPaymentTypes], types => {
  const methods = (types ?? [])
    .flatMap(type => type.methods)
    .filter(method => !HIDDEN_SUB_TYPES.includes(method.subType))
  return methods.filter((method, index) => methods.findIndex(other => other.label === method.label) === index)
})
