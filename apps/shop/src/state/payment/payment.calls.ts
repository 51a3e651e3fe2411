import * as contract from '@billett/contract'
import { createCall } from '@billett/web-kit/calls/create-call.ts'

export const getPaymentTypes = createCall(contract.getPaymentTypes)
export const getPaymentMethods = createCall(contract.getPaymentMethods)
export const getStoredPaymentMethods = createCall(contract.getStoredPaymentMethods)
export const requestAddPaymentMethod = createCall(contract.requestAddPaymentMethod)
export const getPaymentMethodRedirectUrl = createCall(contract.getPaymentMethodRedirectUrl)
export const addPaymentMethod = createCall(contract.addPaymentMethod)
export const deletePaymentMethod = createCall(contract.deletePaymentMethod)
export const setDefaultPaymentMethod = createCall(contract.setDefaultPaymentMethod)
export const getInstituteData = createCall(contract.getInstituteData)
