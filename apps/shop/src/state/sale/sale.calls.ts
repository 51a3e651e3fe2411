import * as contract from '@billett/contract'
import { createCall } from '@billett/web-kit/calls/create-call.ts'

export const prepareSale = createCall(contract.prepareSale)
export const updatePreparedOrder = createCall(contract.updatePreparedOrder)
export const addTicket = createCall(contract.addTicket)
/** Also removes a line, with the amount 0. */
export const changeAmount = createCall(contract.changeAmount)
export const redeemDiscountCode = createCall(contract.redeemDiscountCode)
export const removeDiscountCode = createCall(contract.removeDiscountCode)
export const executeSale = createCall(contract.executeSale)
export const executeSaleGuest = createCall(contract.executeSaleGuest)
export const validateMultiTicket = createCall(contract.validateMultiTicket)
export const duplicateCartAfterFailedExecuteSale = createCall(contract.duplicateCartAfterFailedExecuteSale)
export const duplicateCart = createCall(contract.duplicateCart)
export const getOrderMoney = createCall(contract.getOrderMoney)
export const giveBackTickets = createCall(contract.giveBackTickets)
export const getOrders = createCall(contract.getOrders)
export const getOrder = createCall(contract.getOrder)
export const verifyOrder = createCall(contract.verifyOrder)
export const abortOrder = createCall(contract.abortOrder)
export const getTicketUserDataRequest = createCall(contract.getTicketUserDataRequest)
export const getIdentificationMedium = createCall(contract.getIdentificationMedium)
