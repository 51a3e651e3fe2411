import * as contract from '@billett/contract'
import { createCall } from '@billett/web-kit/calls/create-call.ts'

export const searchStaffOrders = createCall(contract.searchStaffOrders)
export const countStaffOrders = createCall(contract.countStaffOrders)
export const getStaffOrder = createCall(contract.getStaffOrder)
