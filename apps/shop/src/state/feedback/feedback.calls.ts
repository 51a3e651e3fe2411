import * as contract from '@billett/contract'
import { createCall } from '@billett/web-kit/calls/create-call.ts'

export const getFeedbackCategories = createCall(contract.getFeedbackCategories)
export const getFeedbackCategory = createCall(contract.getFeedbackCategory)
export const getFeedbackDetailFields = createCall(contract.getFeedbackDetailFields)
export const sendFeedback = createCall(contract.sendFeedback)
