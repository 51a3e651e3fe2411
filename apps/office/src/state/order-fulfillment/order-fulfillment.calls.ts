import * as contract from '@billett/contract'
import { createCall } from '@billett/web-kit/calls/create-call.ts'

export const getLayoutInfo = createCall(contract.getLayoutInfo)
export const syncFulfillment = createCall(contract.syncFulfillment)
export const getFulfillmentQueue = createCall(contract.getFulfillmentQueue)
export const getFulfillmentJobs = createCall(contract.getFulfillmentJobs)
export const retryFulfillmentJobs = createCall(contract.retryFulfillmentJobs)
export const previewFulfillmentMail = createCall(contract.previewFulfillmentMail)
export const previewFulfillmentPdf = createCall(contract.previewFulfillmentPdf)
