import * as contract from '@billett/contract'
import { createCall } from '@billett/web-kit/calls/create-call.ts'

export const getSubscriptionCategories = createCall(contract.getSubscriptionCategories)
export const getSubscriptions = createCall(contract.getSubscriptions)
export const getSubscriptionDetails = createCall(contract.getSubscriptionDetails)
export const getSubscriptionPrice = createCall(contract.getSubscriptionPrice)
