import * as contract from '@billett/contract'
import { createCall } from '@billett/web-kit/calls/create-call.ts'

export const validateMask = createCall(contract.validateMask)
export const uploadFiles = createCall(contract.uploadFiles)
export const submitSubscription = createCall(contract.submitSubscription)
export const confirmSubscription = createCall(contract.confirmSubscription)
export const payFirst = createCall(contract.payFirst)
export const accountOfSubscriber = createCall(contract.accountOfSubscriber)
