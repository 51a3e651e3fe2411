import * as contract from '@billett/contract'
import { createCall } from '@billett/web-kit/calls/create-call.ts'

export const getStatus = createCall(contract.getStatus)
export const getInfo = createCall(contract.getInfo)
export const postLog = createCall(contract.postLog)
